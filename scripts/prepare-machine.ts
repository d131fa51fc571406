import { CHROMIUM_PACKAGES, isChromiumWanted } from "./chromium.ts";
import { installDebianPackages } from "./debian.ts";
import { POSTGRES_PACKAGES, postgresBinaries } from "./postgres.ts";

/**
 * Installs what the chosen parts need beside npm's packages, where it is missing and can be installed. What cannot is
 * no error here: the parts that need it say so, with the command that installs it.
 */
export function prepareMachine(parts: readonly string[]): void {
  const missing = [
    ...(parts.includes("server") && postgresBinaries() === undefined ? POSTGRES_PACKAGES : []),
    ...(parts.includes("browser") && isChromiumWanted() ? CHROMIUM_PACKAGES : []),
  ];
  if (missing.length === 0) return;
  const problem = installDebianPackages(missing);
  if (problem !== undefined) console.log(`Could not install ${missing.join(", ")}: ${problem}`);
}
