import { spawn } from "node:child_process";
import { root, toolEnvironment } from "./bootstrap.mjs";
import { whenStopped } from "./when-stopped.ts";

export interface CommandResult {
  readonly exitCode: number;
  readonly output: string;
}

/** Twice what any check takes on a slow machine: one that hangs is stopped and reported, so that the rest can run. */
const LIMIT_MINUTES = process.env.HUVUDBOK_LONG === "1" ? 240 : 40;

/** Runs a tool of the project's to its end and keeps what it printed. */
export function runCommand(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      // Colours are for a terminal, and what we keep may be printed into a log.
      env: { ...toolEnvironment(), NO_COLOR: "1", ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = whenStopped(() => child.kill("SIGTERM"));
    let output = "";
    const keep = (chunk: Buffer) => {
      output += chunk.toString("utf8");
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    const limit = setTimeout(() => {
      output += `\nstopped after ${LIMIT_MINUTES} minutes\n`;
      child.kill("SIGKILL");
    }, LIMIT_MINUTES * 60_000);
    child.on("error", (error) => {
      clearTimeout(limit);
      ended();
      resolve({ exitCode: 1, output: `${command}: ${error.message}` });
    });
    child.on("close", (code) => {
      clearTimeout(limit);
      ended();
      resolve({ exitCode: code ?? 1, output });
    });
  });
}
