/** What every line of a long table has. */
export interface Line {
  readonly kind: string;
  /** Of its own among the lines of the table. */
  readonly id: string;
}

/** The lines of a long table from top to bottom; a line may be made as late as when it is asked for. */
export interface Lines<AnyLine extends Line> {
  readonly length: number;
  readonly at: (index: number) => AnyLine | undefined;
  /** What kind of line stands there, without making it: every height is known from the start. */
  readonly kindAt: (index: number) => AnyLine["kind"] | undefined;
}

/** Lines that are all there. */
export function listedLines<AnyLine extends Line>(lines: readonly AnyLine[]): Lines<AnyLine> {
  return { length: lines.length, at: (index) => lines[index], kindAt: (index) => lines[index]?.kind };
}

export const NO_LINES: Lines<never> = { length: 0, at: () => undefined, kindAt: () => undefined };
