/** The outcome of an operation that can be expected to fail: a value, or an error as a value. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A success that carries `value`. */
export function ok<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

/** An expected failure that carries `error`. */
export function err<E>(error: E): Result<never, E> {
  return { ok: false, error };
}
