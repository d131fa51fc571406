import { Checkbox } from "@mantine/core";
import { SearchInput } from "../../ui/form/search-input.tsx";
import { useQueryState } from "../../ui/link/query-state.ts";
import classes from "./account-balance.module.css";

/** Which accounts the page shows, stored in its address. */
export function BalanceFilters() {
  const [query, setQuery] = useQueryState();
  return (
    <search className={classes.filters}>
      <SearchInput
        className={classes.search}
        label="Sök konto"
        placeholder="Nummer eller namn"
        value={query("search") ?? ""}
        onChange={(search) => setQuery({ search }, { isTyped: true })}
      />
      <Checkbox
        label="Dölj konton utan saldo"
        checked={query("hide") === "1"}
        onChange={(event) => setQuery({ hide: event.currentTarget.checked ? "1" : undefined })}
      />
    </search>
  );
}
