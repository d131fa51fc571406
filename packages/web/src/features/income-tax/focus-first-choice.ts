/** Leads to the first choice between what is typed and what another person has saved, in an open part of the form. */
export function focusFirstChoice(): void {
  const choice = document.querySelector<HTMLElement>("[data-choice]");
  choice?.closest("details")?.setAttribute("open", "");
  choice?.focus();
}
