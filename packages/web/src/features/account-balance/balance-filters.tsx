import { Checkbox } from "@mantine/core";
import { useQueryState } from "../../ui/query-state.ts";
import { SearchInput } from "../../ui/search-input.tsx";
import classes from "./account-balance.module.css";

/** Which accounts the page shows: told in its address. */
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
