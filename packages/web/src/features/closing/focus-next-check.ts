/**
 * Puts the focus on what the next check asks for when an entry of the helper was just registered, so that the closing
 * goes on by Enter. A visit that comes from elsewhere begins at the heading, as on every page.
 */
export function focusNextCheck(list: HTMLElement | null): void {
  const state: unknown = window.history.state;
  const isBack = typeof state === "object" && state !== null && "isRegistered" in state;
  if (isBack) list?.querySelector<HTMLElement>("[data-next] a, [data-next] button")?.focus();
}
