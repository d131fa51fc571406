/** The address of a draft's page. */
export function draftPath(id: string): string {
  return `/accounting/draft/${encodeURIComponent(id)}`;
}
