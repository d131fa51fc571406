/** Throws on a programming error. Errors of people and files are values, see Result. */
export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant: ${message}`);
}

/** Marks a branch that cannot be reached according to the types. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
