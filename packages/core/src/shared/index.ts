export type { Brand } from "./brand.ts";
export { assertNever, invariant } from "./invariant.ts";
export { isItemId } from "./is-item-id.ts";
export { PROGRAM_VERSION } from "./program-version.ts";
export { pseudoRandom } from "./pseudo-random.ts";
export { err, ok, type Result } from "./result.ts";
export { sortedJson } from "./sorted-json.ts";
