/** "148 aktiva av 1 273 konton": what the chart holds, for the page's head. */
export function accountsText(active: number, total: number): string {
  const format = new Intl.NumberFormat("sv-SE");
  return `${format.format(active)} aktiva av ${format.format(total)} konton`;
}
