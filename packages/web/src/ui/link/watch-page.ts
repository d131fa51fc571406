/**
 * Notes the page that work is started on. The returned function says, when the work is done, whether that page is still
 * open: a person who has gone elsewhere meanwhile is not led away from there. The query does not count.
 */
export function watchPage(): () => boolean {
  const { pathname } = window.location;
  return () => window.location.pathname === pathname;
}
