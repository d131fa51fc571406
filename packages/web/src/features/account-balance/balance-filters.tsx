import { Checkbox } from "@mantine/core";
import { SearchInput } from "../../ui/form/search-input.tsx";
import { useFocusOnOpen } from "../../ui/form/use-focus-on-open.ts";
import type { ControlKey } from "../../ui/keys/control-key.ts";
import { useControlKeys } from "../../ui/keys/use-control-keys.ts";
import { useQueryState } from "../../ui/link/query-state.ts";
import classes from "./account-balance.module.css";
import { focusFirstAmount } from "./focus-amount.ts";

const FOUND_KEYS: readonly ControlKey<undefined>[] = [
  {
    strokes: ["ArrowDown", "Enter"],
    label: "Från sökrutan till beloppet",
    group: "I listan",
    run: (_, { target }) =>
      target instanceof HTMLInputElement && target.type === "search" && focusFirstAmount(),
  },
];

/**
 * Which accounts the page shows, stored in its address: those with a balance, or all. A search finds every account, and
 * Enter leads from it to the amount. It has the focus when the page opens for somebody who may write.
 */
export function BalanceFilters({ isWriting }: { readonly isWriting: boolean }) {
  const filters = useFocusOnOpen<HTMLElement>(...(isWriting ? ["input"] : []));
  const [query, setQuery] = useQueryState();
  const handleKey = useControlKeys(FOUND_KEYS);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions -- Enter in the search goes to what it found
    <search ref={filters} className={classes.filters} onKeyDown={(event) => handleKey(event, undefined)}>
      <SearchInput
        className={classes.search}
        label="Lägg till konto"
        placeholder="Lägg till konto: nummer eller namn"
        value={query("search") ?? ""}
        onChange={(search) => setQuery({ search }, { isTyped: true })}
      />
      <Checkbox
        label="Visa alla konton"
        checked={query("all") === "1"}
        onChange={(event) => setQuery({ all: event.currentTarget.checked ? "1" : undefined })}
      />
    </search>
  );
}
