import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const api = process.env["HUVUDBOK_DEV_API"] ?? "http://127.0.0.1:3000";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  define: { __API_BASE__: JSON.stringify(process.env["HUVUDBOK_API_BASE"] ?? "") },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    // Nothing in core acts when it is loaded: of a folder's face a page takes what it uses, and not the rest.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/packages\/core\/src\//, sideEffects: false }] },
    },
    chunkSizeWarningLimit: 1200,
  },
  worker: { format: "es" },
  server: { proxy: { "/api": api, "/oidc": api, "/resources": api, "/healthz": api } },
});
