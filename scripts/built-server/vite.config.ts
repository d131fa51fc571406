// Each program of the server with all it imports in a few files, for its tests (build-server.ts).
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const packages = join(import.meta.dirname, "../../packages");
const source = join(packages, "server/src");
/** What people start, and the program of the store's threads. */
const programs = [
  ...readdirSync(source).filter((name) => name.endsWith("main.ts")),
  "guard/store-worker.ts",
].map((name) => [name.replace(/\.ts$/, ""), join(source, name)]);

/** A module knows its own place, wherever it is built to. */
const ownPlaces = {
  name: "own-places",
  transform(code: string, id: string) {
    if (!id.startsWith(packages)) return undefined;
    return code
      .replaceAll("import.meta.dirname", JSON.stringify(dirname(id)))
      .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href));
  },
};

export default {
  logLevel: "warn",
  plugins: [ownPlaces],
  // All that they import, since to find and read a thousand small files costs more than to run them.
  ssr: {
    noExternal: true,
    external: ["better-sqlite3", "pg-native"],
  },
  build: { rollupOptions: { input: Object.fromEntries(programs) } },
};
