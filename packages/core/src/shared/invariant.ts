/** Stops on a programmer error. What a person or a file can get wrong is a value, see Result. */
export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant: ${message}`);
}

/** Marks the branch that the types say cannot be reached. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
