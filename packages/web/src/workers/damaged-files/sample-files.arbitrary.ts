import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../../../../core/testdata/sie4");

/** The public files of real programs, by folder and name; `expected.json` beside them gives their content. */
export const SAMPLES = ["type1", "type2", "type3", "type4e", "type4i", "variants"].flatMap((folder) =>
  readdirSync(join(FOLDER, folder)).map((name) => `${folder}/${name}`),
);

/** The file, each byte a character. */
export function sampleText(name: string): string {
  return readFileSync(join(FOLDER, name), "latin1");
}

export interface ExpectedSample {
  readonly accounts: number;
  readonly verifications: number;
  readonly transRows: number;
  readonly btransRows: number;
  readonly debitTotal: string;
  readonly unbalanced: readonly { readonly verification: string }[];
  readonly ib0: string | null;
}

export function expectedSamples(): Readonly<Record<string, ExpectedSample>> {
  return JSON.parse(readFileSync(join(FOLDER, "expected.json"), "utf8"));
}
