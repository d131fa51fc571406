import { unknownSettingLines } from "./config/unknown-settings.ts";

/** What a command of the operator takes on its command line. */
interface CommandForm {
  /** Swedish: how it is called and what it does, in one line. */
  readonly usage: string;
  /** How many words besides options: no more and no fewer. */
  readonly words: 0 | 1;
  readonly options?: readonly string[];
  /** The exit code when nothing was done. */
  readonly refused: number;
}

/** How the command was called. */
interface CommandCall {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** What was asked of the command. */
export interface CommandLine {
  /** The word of a command that takes one, otherwise empty. */
  readonly word: string;
  readonly options: ReadonlySet<string>;
}

const HELP = new Set(["--help", "-h"]);

/**
 * Runs a command of the operator; its exit code. A command line with anything that the command does not know, or with
 * too little, changes nothing: what was meant may be something else, and much of what commands do cannot be undone.
 */
export async function runCommand(
  { args, environment }: CommandCall,
  { usage, words, options = [], refused }: CommandForm,
  run: (line: CommandLine) => Promise<number>,
): Promise<number> {
  if (args.some((one) => HELP.has(one))) {
    process.stdout.write(`Användning: ${usage}\n`);
    return 0;
  }
  const problem = problemOf(args, words, options) ?? keptByNpm(options, environment);
  if (problem !== undefined) {
    process.stderr.write(`${problem} Ingenting har ändrats. Användning: ${usage}\n`);
    return refused;
  }
  for (const line of unknownSettingLines(environment)) process.stderr.write(`${line}\n`);
  const word = args.find((one) => !isOption(one)) ?? "";
  return run({ word, options: new Set(args.filter(isOption)) });
}

function problemOf(args: readonly string[], words: number, options: readonly string[]): string | undefined {
  const given = args.filter((one) => !isOption(one));
  const unknown = args.find((one) => isOption(one) && !options.includes(one)) ?? given[words];
  if (unknown !== undefined) return `Kommandot tar inte emot ${JSON.stringify(unknown)}.`;
  if (given.length < words || given.some((one) => one.trim() === ""))
    return "Kommandot behöver ett argument.";
  return undefined;
}

/** npm takes an option without `--` before it as its own, and runs the command without it. */
function keptByNpm(options: readonly string[], environment: CommandCall["environment"]): string | undefined {
  const kept = [...options, "--dry-run"].find(
    (one) => (environment[`npm_config_${one.slice(2).replaceAll("-", "_")}`] ?? "") !== "",
  );
  return kept === undefined ? undefined : `npm lämnar inte vidare ${kept}: det ska stå efter --.`;
}

function isOption(arg: string): boolean {
  return arg.startsWith("-");
}
