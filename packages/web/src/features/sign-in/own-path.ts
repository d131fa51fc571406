/** The path if it is one of ours: begins with one slash, not followed by a slash or backslash; else the home page. */
export function ownPath(path: string): string {
  return /^\/(?![/\\])/.test(path) ? path : "/accounting";
}
