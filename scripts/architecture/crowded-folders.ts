/** The most entries, files and folders together, that somebody finds their way in at a glance. */
const MOST_ENTRIES = 40;

/** What holds the inputs and the golden files of tests: a file for each case, found by its name and never read through. */
const TEST_DATA = "testdata";

/** Every folder with too many entries, one line each: `path: sentence`. `paths` are files, with forward slashes. */
export function crowdedFolders(paths: readonly string[]): string[] {
  const entries = new Map<string, Set<string>>();
  for (const path of paths) {
    const parts = path.split("/");
    for (let depth = 1; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join("/");
      const inside = entries.get(folder) ?? new Set();
      entries.set(folder, inside.add(parts[depth] ?? ""));
    }
  }
  return [...entries].flatMap(([folder, { size }]) =>
    size <= MOST_ENTRIES || folder.split("/").includes(TEST_DATA)
      ? []
      : [
          `${folder}: has ${size} entries, more than ${MOST_ENTRIES}; what belongs together gets a folder inside it`,
        ],
  );
}
