/** What screen readers are told of the field and its list. */
export function comboboxRole(isOpen: boolean, listId: string, highlightedId: string | undefined) {
  return {
    role: "combobox",
    "aria-expanded": isOpen,
    "aria-autocomplete": "list",
    "aria-controls": isOpen ? listId : undefined,
    "aria-activedescendant": highlightedId,
  } as const;
}
