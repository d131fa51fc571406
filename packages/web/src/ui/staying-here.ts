/**
 * Notes the page that work is begun on. The answer tells, when it is done, whether that is the page still: who has gone
 * elsewhere meanwhile is not led away from there. The query does not count.
 */
export function stayingHere(): () => boolean {
  const { pathname } = window.location;
  return () => window.location.pathname === pathname;
}
