import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The command that installs Debian packages, as a person would type it. */
export function installCommand(packages: readonly string[]): string {
  return `sudo apt-get install -y --no-install-recommends ${packages.join(" ")}`;
}

/**
 * Installs Debian packages where that is possible: as root on a machine with apt. Returns what went wrong, or undefined.
 */
export function installDebianPackages(packages: readonly string[]): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return "not root on a Debian machine";
  console.log(`Installing ${packages.join(", ")} from Debian's packages ...`);
  const update = aptGet(["update", "-q"]);
  // An index that could not be updated is no reason to stop: the packages may be in the present one.
  const install = aptGet(["install", "-y", "-q", "--no-install-recommends", ...packages]);
  return install.status === 0 ? undefined : `${update.stderr}${install.stdout}${install.stderr}`;
}

function aptGet(args: readonly string[]) {
  return spawnSync("apt-get", args, {
    encoding: "utf8",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
