import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { relativeSizes } from "./relative-sizes.ts";

const api = process.env["HUVUDBOK_DEV_API"] ?? "http://127.0.0.1:3000";

/** Modules that come first, with all they import: the app, and what both the sign-in page and the frame have. */
const START = /\/src\/(app\/main|ui\/mark|ui\/query-state|ui\/page-frame\/notice|data\/remote-value)\.tsx?$/;
/** Modules that come with every page but those of signing in and out. */
const FRAME = /\/src\/(shell\/frame|ui\/page-frame\/page-frame)\.tsx$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  css: { postcss: { plugins: [relativeSizes()] } },
  define: { __API_BASE__: JSON.stringify(process.env["HUVUDBOK_API_BASE"] ?? "") },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    // Every browser that runs ES2022 preloads modules, or does well without.
    modulePreload: { polyfill: false },
    // Nothing in core acts when it is loaded: of a folder's face a page takes what it uses, and not the rest.
    rolldownOptions: {
      // What every page needs is one file, and what every page in the frame needs another: a hundred small ones pack
      // worse, and each is named in the list of what to fetch together.
      output: {
        codeSplitting: {
          groups: [
            { name: "start", test: START, priority: 2 },
            { name: "frame", test: FRAME, priority: 1 },
          ],
        },
      },
      treeshake: { moduleSideEffects: [{ test: /\/packages\/core\/src\//, sideEffects: false }] },
    },
    chunkSizeWarningLimit: 1200,
  },
  worker: { format: "es" },
  server: { proxy: { "/api": api, "/oidc": api, "/resources": api, "/healthz": api } },
});
