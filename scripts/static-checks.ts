import { type CheckResult, failedCheck, passedCheck } from "./results/check-result.ts";
import { runCommand } from "./run-command.ts";

/** A tool that accepts or rejects the whole project counts as one check. */
export async function staticCheck(command: string, args: readonly string[]): Promise<CheckResult> {
  const { exitCode, output } = await runCommand(command, args);
  return exitCode === 0 ? passedCheck() : failedCheck(output || `${command} ended with ${exitCode}`);
}
