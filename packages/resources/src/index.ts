import { join } from "node:path";

/** Absolute path of the folder that the server serves at /resources/. Its files are made by `build.ts`. */
export const resourcesFolder = join(import.meta.dirname, "../public");
