/** In the browser's storage: for all its tabs, unlike the session. */
const LAST_COMPANY_KEY = "lastCompany";

/** The company of the tab that was used last, which a new tab starts with. 0: none. */
export function lastCompanyId(): number {
  return Number(localStorage.getItem(LAST_COMPANY_KEY) ?? 0);
}

export function rememberLastCompany(id: number): void {
  if (lastCompanyId() !== id) localStorage.setItem(LAST_COMPANY_KEY, String(id));
}

export function forgetLastCompany(): void {
  localStorage.removeItem(LAST_COMPANY_KEY);
}
