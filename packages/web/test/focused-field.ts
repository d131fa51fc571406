/** The name of the field with the focus, and what a screen reader reads besides the name. */
export function focusedField(): readonly [label: string | null | undefined, description: string] {
  const field = document.activeElement;
  const label = field instanceof HTMLInputElement ? field.labels?.[0]?.textContent : undefined;
  const ids = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
  return [
    field?.getAttribute("aria-label") ?? label,
    ids.map((id) => document.getElementById(id)?.textContent).join(" "),
  ];
}
