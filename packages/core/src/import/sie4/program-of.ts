import type { Sie4File } from "../../sie4/index.ts";

/** The program that wrote a file, with its version; undefined when the file does not say. */
export function programOf({ header: { program } }: Sie4File): string | undefined {
  return program === undefined ? undefined : [program.name, program.version].filter(Boolean).join(" ");
}
