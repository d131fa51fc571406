/** Where the store logs what its operator should know: fields and a line, never a secret nor anything of the books. */
export interface StoreLog {
  error(fields: object, line: string): void;
}

/** An error without its message, which may contain part of what was being read: its type, code and place. */
export function errorFields(error: unknown): {
  readonly type: string;
  readonly code?: unknown;
  readonly at?: readonly string[];
} {
  if (!(error instanceof Error)) return { type: typeof error };
  const lines = error.stack?.split("\n") ?? [];
  return {
    type: error.name,
    ...("code" in error ? { code: error.code } : {}),
    at: lines.map((line) => line.trim()).filter((line) => line.startsWith("at ")),
  };
}
