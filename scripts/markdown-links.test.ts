import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./bootstrap.mjs";

const SKIPPED = new Set([".git", "node_modules", "dist", "coverage", "test-output"]);
const LINK = /!?\[[^\]]*\]\(([^)\s]+)\)/g;
const FENCE = /^```[\s\S]*?^```/gm;

interface Link {
  readonly file: string;
  readonly target: string;
}

const files = markdownFiles("");
const links = files.flatMap((file) => linksOf(file));

function markdownFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return markdownFiles(path);
      return entry.name.endsWith(".md") ? [path] : [];
    });
}

function linksOf(file: string): Link[] {
  const text = readFileSync(join(root, file), "utf8").replaceAll(FENCE, "");
  return [...text.matchAll(LINK)]
    .map(([, target = ""]) => ({ file, target }))
    .filter(({ target }) => !/^[a-z]+:/.test(target));
}

/** The anchors that a page gives its headings: lower case, blanks as hyphens, no other marks. */
function anchorsOf(file: string): Set<string> {
  const text = readFileSync(join(root, file), "utf8").replaceAll(FENCE, "");
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
        .replaceAll(/\s/g, "-"),
    ),
  );
}

test("there are pages with links to check", () => {
  expect(files).toContain("README.md");
  expect(links.length).toBeGreaterThan(20);
});

test("every link of a page leads to a file, and to a heading in it", () => {
  const broken = links.filter(({ file, target }) => {
    const [path = "", anchor] = target.split("#", 2);
    const to = path === "" ? file : join(dirname(file), path);
    if (!existsSync(join(root, to))) return true;
    return anchor !== undefined && !anchorsOf(to).has(anchor);
  });
  expect(broken).toEqual([]);
});

test("every picture and every file of rules is linked", () => {
  const targets = new Set(
    links.map(({ file, target }) => join(dirname(file), target.split("#", 1)[0] ?? "")),
  );
  const wanted = ["docs/images", "docs/rules"].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name)),
  );
  expect(wanted.filter((path) => !targets.has(path))).toEqual([]);
});
