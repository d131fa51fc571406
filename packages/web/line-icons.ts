import { join } from "node:path";
import type { Plugin } from "vite";

const ICON = /\/@tabler\/icons-react\/dist\/esm\/icons\/(Icon\w+)\.mjs$/;
const NODES = /__iconNode = (\[\[.*\]\]);/;
/** One of the shapes: a path that begins at a place of its own. */
const LINES = /\["path", \{ "d": "(M[^"]*)", "key": "[^"]*" \}\]/g;
const lineIcon = join(import.meta.dirname, "src/ui/label/line-icon.ts");

/**
 * Each icon of the package is built as the one path that it is drawn by: two thirds of its script are names, keys and a
 * component of its own. An icon that is not made of lines alone is left as it is.
 */
export function lineIcons(): Plugin {
  return {
    name: "line-icons",
    transform: {
      filter: { id: ICON },
      handler(source) {
        const path = iconPath(source);
        if (path === undefined) return undefined;
        const code = `import { lineIcon } from ${JSON.stringify(lineIcon)};\nexport default /* @__PURE__ */ lineIcon(${JSON.stringify(path)});`;
        return { code, map: null };
      },
    },
  };
}

/** The lines of an icon's module as one path, or undefined when it has other shapes or is filled. */
export function iconPath(source: string): string | undefined {
  const nodes = NODES.exec(source)?.[1];
  if (nodes === undefined || !source.includes('createReactComponent("outline"')) return undefined;
  // A path that begins where the one before it ended cannot be put behind another: it is none of LINES.
  if (nodes.replaceAll(LINES, "").replaceAll(", ", "") !== "[]") return undefined;
  const path = [...nodes.matchAll(LINES)].map(([, lines]) => lines).join("");
  return path.replaceAll(/ ?([a-zA-Z]) ?| (?=-)/g, "$1");
}
