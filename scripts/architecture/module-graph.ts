import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "oxc-parser";

export interface ModuleImport {
  /** As written: `../money/index.ts`, `@huvudbok/core/money`, `zod`. */
  readonly specifier: string;
  /** The file of ours that it means, or undefined when it means a package of somebody else's. */
  readonly target: string | undefined;
  readonly isType: boolean;
  /** Started as a worker rather than imported. */
  readonly isWorker: boolean;
}

export interface ModuleFile {
  /** From the project's folder, with forward slashes. */
  readonly path: string;
  readonly source: string;
  readonly imports: readonly ModuleImport[];
  /** Everything it exports is somebody else's. */
  readonly isBarrel: boolean;
}

const WORKER = /new URL\(\s*["'](\.[^"']+\.tsx?)["']\s*,\s*import\.meta\.url\s*\)/g;

/** Reads and parses every TypeScript module below the folders, in the order of their paths. */
export function readModules(root: string, folders: readonly string[]): ModuleFile[] {
  return folders
    .flatMap((folder) => filesBelow(root, folder))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"))
    .map((path) => parseModule(path, readFileSync(join(root, path), "utf8")));
}

/** The paths of every file below a folder, built and installed ones left out. */
export function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return ["node_modules", "dist", "coverage"].includes(entry.name) ? [] : filesBelow(root, path);
  });
}

/** What a module imports and exports, read by a real parser. Throws where the source cannot be parsed. */
export function parseModule(path: string, source: string): ModuleFile {
  const { module, errors } = parseSync(path, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  const exported = module.staticExports.flatMap((entry) => entry.entries);
  const reExported = exported.flatMap((entry) =>
    entry.moduleRequest === null ? [] : [{ specifier: entry.moduleRequest.value, isType: entry.isType }],
  );
  const imports = [
    ...module.staticImports.map((entry) => ({
      specifier: entry.moduleRequest.value,
      isType: entry.entries.length > 0 && entry.entries.every((name) => name.isType),
    })),
    ...reExported,
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const literal = /^["'`]([^"'`$]+)["'`]$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
      return literal?.[1] === undefined ? [] : [{ specifier: literal[1], isType: false }];
    }),
  ];
  const workers = [...source.matchAll(WORKER)].map(([, specifier = ""]) => specifier);
  return {
    path,
    source,
    imports: [
      ...imports.map((entry) => ({ ...entry, target: targetOf(path, entry.specifier), isWorker: false })),
      ...workers.map((specifier) => ({
        specifier,
        isType: false,
        target: targetOf(path, specifier),
        isWorker: true,
      })),
    ],
    isBarrel: reExported.length > 0 && reExported.length === exported.length,
  };
}

function targetOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) {
    return posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ""));
  }
  const workspace = /^@huvudbok\/([^/]+)(?:\/(.+))?$/.exec(specifier);
  if (workspace === null) return undefined;
  const [, name = "", subpath] = workspace;
  if (subpath?.endsWith(".arbitrary")) return `packages/${name}/src/${subpath}.ts`;
  return `packages/${name}/src/${subpath === undefined ? "" : `${subpath}/`}index.ts`;
}
