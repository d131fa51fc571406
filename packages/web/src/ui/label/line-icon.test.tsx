import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { IconChevronDown, IconPaperclip } from "@tabler/icons-react";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { iconPath } from "../../../line-icons.ts";
import { lineIcon } from "./line-icon.ts";

const folder = `${dirname(createRequire(import.meta.url).resolve("@tabler/icons-react/package.json"))}/dist/esm/icons`;
const moduleOf = (name: string) => readFileSync(`${folder}/${name}.mjs`, "utf8");

/** The commands and numbers of a path, whatever is between them. */
function steps(path: string): readonly string[] {
  return path.match(/[a-zA-Z]|-?(?:\d*\.)?\d+/g) ?? [];
}

test.each(["IconPaperclip", "IconBuilding", "IconSearch", "IconSettings", "IconTrash"])(
  "%s is drawn by the same steps as in the package",
  (name) => {
    const source = moduleOf(name);
    const drawn = [...source.matchAll(/"d": "([^"]+)"/g)].flatMap(([, path = ""]) => steps(path));
    expect(drawn.length).toBeGreaterThan(5);
    expect(steps(iconPath(source) ?? "")).toEqual(drawn);
  },
);

test("an icon that is filled, or no icon, is left as it is", () => {
  expect(iconPath(moduleOf("IconStarFilled"))).toBeUndefined();
  expect(iconPath("export default 1;")).toBeUndefined();
});

/** An SVG element without the package's own class names and default namespace. */
function shown(container: HTMLElement): Record<string, string> {
  const svg = container.querySelector("svg");
  const given = [...(svg?.attributes ?? [])].map(({ name, value }): [string, string] => [name, value]);
  return Object.fromEntries(given.filter(([name]) => name !== "class" && name !== "xmlns"));
}

test.each([
  [IconPaperclip, "IconPaperclip", {}],
  [IconChevronDown, "IconChevronDown", { size: 16, stroke: 1.65, color: "red", "aria-hidden": true }],
] as const)("an icon of one path has the properties of the package's (%#)", (Packaged, name, properties) => {
  const Own = lineIcon(iconPath(moduleOf(name)) ?? "");
  const expected = shown(render(<Packaged {...properties} />).container);
  expect(shown(render(<Own {...properties} />).container)).toEqual(expected);
});
