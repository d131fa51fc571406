import { buildWebIfStale } from "../../scripts/build-web.mjs";

/** Builds the web app once, before any test starts the product. */
export function setup(): void {
  const build = buildWebIfStale("en");
  if (!build.ok) throw new Error(`The web app could not be built\n${build.output}`);
}
