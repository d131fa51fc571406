import { basename, posix } from "node:path";
import type { ModuleFile, ModuleImport } from "./module-graph.ts";
import { CORE_ROWS, PACKAGE_ARROWS, SERVER_ARROWS, SHARED_ROOMS, WEB_ARROWS } from "./rooms.ts";

/** A rule looks at one module and returns what is wrong with it, in full sentences. */
type Rule = (module: ModuleFile) => readonly string[];

const CORE_ORDER = CORE_ROWS.flat();
const TEST_FILE = /\.(test|arbitrary|bench)\.tsx?$/;
const FACE = /^packages\/core\/src\/[^/]+\/index\.ts$|^packages\/(demonstration|resources)\/src\/index\.ts$/;
const KEBAB_CASE = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
const SAYS_NOTHING = /^(utils?|misc|types|common|helpers?)(\.|$)/;
// Written in pieces, so that the rule does not find itself.
const LEFT_OVERS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:TO[D]O|FIX[M]E|XX[X])\b/, "is a note about work that is not done"],
  [/\b(?:describe|test|it|bench)(?:\.\w+)*\.(?:only|skip|todo)\b/, "leaves tests out"],
];
const CONSOLE = /\bconsole\.(?:log|debug|table)\(/;

/** Everything that is wrong with the modules, one line each: `path: sentence`. */
export function violations(modules: readonly ModuleFile[]): string[] {
  if (modules.length === 0) return ["no module was read: the check looks in the wrong place"];
  const rules: readonly Rule[] = [
    packageArrows,
    coreRooms,
    webRooms,
    serverRooms,
    noBarrel,
    names,
    leftOvers,
  ];
  const lines = modules.flatMap((module) =>
    rules.flatMap((rule) => rule(module).map((sentence) => `${module.path}: ${sentence}`)),
  );
  return [...new Set([...lines, ...circles(modules)])];
}

function packageArrows(module: ModuleFile): string[] {
  const own = packageOf(module.path);
  return internalImports(module).flatMap(({ target, specifier }) => {
    const other = packageOf(target);
    if (other === own || (SHARED_ROOMS[own] ?? []).some((room) => target.startsWith(room))) return [];
    if (!(PACKAGE_ARROWS[own] ?? []).includes(other))
      return [`${own} may not import ${other} (${specifier})`];
    const isFile = specifier.startsWith(".") && (other === "core" || other === "resources");
    return isFile ? [`imports ${other} by its files and not by its name (${specifier})`] : [];
  });
}

function coreRooms(module: ModuleFile): string[] {
  const room = roomOf(module.path, "packages/core/src/");
  if (room === undefined) return [];
  const place = CORE_ORDER.indexOf(room);
  if (place === -1) return [`${room} is not a folder of core in scripts/architecture/rooms.ts`];
  const isTest = TEST_FILE.test(module.path);
  return module.imports.flatMap(({ specifier, target }) => {
    if (target === undefined) {
      const allowed = isTest ? /^(zod(\/mini)?|vitest|fast-check|node:.+)$/ : /^zod(\/mini)?$/;
      return allowed.test(specifier) ? [] : [`core is pure and may not import ${specifier}`];
    }
    const other = roomOf(target, "packages/core/src/");
    if (other === undefined || other === room) return [];
    // A test may build its input with any folder's words and generators; what it tests may not.
    if (isTest) {
      return FACE.test(target) || TEST_FILE.test(target)
        ? []
        : [`passes by the face of ${other} (${specifier})`];
    }
    if (!FACE.test(target)) return [`passes by the face of ${other} (${specifier})`];
    const order = CORE_ORDER.indexOf(other);
    return order >= place ? [`${room} may not know ${other}, which comes after it (${specifier})`] : [];
  });
}

function webRooms(module: ModuleFile): string[] {
  const inside = "packages/web/src/";
  const room = roomOf(module.path, inside);
  if (room === undefined || TEST_FILE.test(module.path)) return [];
  if (!(room in WEB_ARROWS))
    return [`${room} is not a folder of the web app in scripts/architecture/rooms.ts`];
  return internalImports(module).flatMap(({ target, specifier }) => {
    const other = roomOf(target, inside);
    if (other === undefined) return [];
    if (other !== room) {
      return WEB_ARROWS[room]?.includes(other) ? [] : [`${room} may not import ${other} (${specifier})`];
    }
    const feature = featureOf(module.path);
    const strange = feature !== undefined && featureOf(target) !== feature;
    return strange ? [`a feature may not import another (${specifier})`] : [];
  });
}

/** Modules that are started as a process of their own. */
const SERVER_PROGRAMS: ReadonlySet<string> = new Set([
  "main.ts",
  "verify-main.ts",
  "backup-main.ts",
  "restore-main.ts",
  "reset-passkeys-main.ts",
  "end-sign-ins-main.ts",
  "close-account-main.ts",
]);

function serverRooms(module: ModuleFile): string[] {
  const inside = "packages/server/src/";
  const room = roomOf(module.path, inside);
  if (room === undefined || TEST_FILE.test(module.path)) return [];
  const arrows = SERVER_ARROWS[room];
  if (arrows === undefined) return [`${room} is not a part of the server in scripts/architecture/rooms.ts`];
  const strange = internalImports(module).flatMap(({ target, specifier }) => {
    const other = roomOf(target, inside);
    if (other === undefined || other === room || arrows.includes(other)) return [];
    return [`${room} may not import ${other} (${specifier})`];
  });
  const framework = module.imports.filter(({ specifier }) => /^(@fastify\/|fastify(-|\/|$))/.test(specifier));
  const mayServe = room === "routes" || room === "app.ts";
  const served = framework.map(({ specifier }) => `only routes/ and app.ts import ${specifier}`);
  const readsEnvironment = !SERVER_PROGRAMS.has(room) && /\bprocess\.env\b/.test(module.source);
  return [
    ...strange,
    ...(mayServe ? [] : served),
    ...(readsEnvironment ? ["only main.ts reads the environment, and the other programs"] : []),
  ];
}

function noBarrel(module: ModuleFile): string[] {
  if (FACE.test(module.path) || !module.isBarrel) return [];
  return ["only hands on what others export; only a folder of core has such a face"];
}

function names(module: ModuleFile): string[] {
  const wrong = module.path.split("/").filter((part) => !KEBAB_CASE.test(part));
  const empty = SAYS_NOTHING.test(basename(module.path)) ? [`${basename(module.path)} says nothing`] : [];
  return [...wrong.map((part) => `${part} is not in kebab-case`), ...empty];
}

function leftOvers(module: ModuleFile): string[] {
  const printsByTrade = /^(scripts|bench)\//.test(module.path);
  const patterns = printsByTrade ? LEFT_OVERS : [...LEFT_OVERS, [CONSOLE, "prints for a developer"] as const];
  return module.source.split("\n").flatMap((line, index) =>
    patterns.flatMap(([pattern, why]) => {
      const match = pattern.exec(line);
      return match === null ? [] : [`line ${index + 1}: ${match[0]} ${why}`];
    }),
  );
}

/**
 * Every circle of imports, reported once, from its first module in the order of paths. Imports of types count as well.
 */
function circles(modules: readonly ModuleFile[]): string[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const finished = new Set<string>();
  const lines: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start !== -1) {
      lines.push(`${path}: imports itself through ${[...trail.slice(start + 1), path].join(" -> ")}`);
      return;
    }
    const module = byPath.get(path);
    if (module === undefined || finished.has(path)) return;
    for (const { target, isWorker } of internalImports(module)) {
      if (!isWorker) visit(target, [...trail, path]);
    }
    finished.add(path);
  };
  for (const path of byPath.keys()) visit(path, []);
  return lines;
}

function internalImports(module: ModuleFile): (ModuleImport & { readonly target: string })[] {
  return module.imports.flatMap((entry) =>
    entry.target === undefined ? [] : [{ ...entry, target: entry.target }],
  );
}

/** `core` of packages/core/..., `e2e` of e2e/... */
function packageOf(path: string): string {
  const [first = "", second = ""] = posix.normalize(path).split("/");
  return first === "packages" ? second : first;
}

/** The folder, or the file, right inside `inside`; undefined for a path elsewhere. */
function roomOf(path: string, inside: string): string | undefined {
  return path.startsWith(inside) ? path.slice(inside.length).split("/")[0] : undefined;
}

function featureOf(path: string): string | undefined {
  return /^packages\/web\/src\/features\/([^/]+)/.exec(path)?.[1];
}
