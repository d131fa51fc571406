import { bookingsFor } from "@huvudbok/core/categorisation";
import { knownTexts } from "@huvudbok/core/suggestion";
import { useState } from "react";
import { useDocument } from "../../data/use-document.ts";
import { useChartSuggestions } from "../../parts/account/use-chart-suggestions.ts";
import { TextPicker } from "../../parts/entry/recall/text-picker.tsx";
import { useCategorisation } from "../../parts/entry/recall/use-categorisation.ts";
import { useSuggestionIndex } from "../../parts/entry/recall/use-suggestion-index.ts";
import { AccountPicker } from "../../ui/account/account-picker.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import classes from "./autocomplete-test-page.module.css";
import { SuggestedBookings } from "./suggested-bookings.tsx";

/** /test/autocomplete: what the fields for an account and a text suggest from the books of the selected year. */
export function AutocompleteTestPage() {
  const { items: accounts } = useDocument("accountPlan");
  const { items: transactions } = useDocument("transactions");
  const suggestAccount = useChartSuggestions(accounts);
  const index = useSuggestionIndex(transactions);
  const { index: categorisation, isReady } = useCategorisation(transactions);
  const [account, setAccount] = useState("");
  const [text, setText] = useState("");
  const chosen = accounts.get(account.trim());
  return (
    <PageFrame state={isReady ? "Default" : "Loading"}>
      <div className={classes.fields}>
        <AccountPicker
          label="Konto"
          description="Nummer, namn eller ett vardagligt ord"
          text={account}
          suggest={suggestAccount}
          onPick={setAccount}
        />
        <output aria-label="Valt konto">
          {chosen === undefined ? "Inget konto valt" : `${chosen.id} ${chosen.name}`}
        </output>
        <TextPicker
          label="Text"
          description="Texter som har bokförts, från två bokstäver"
          text={text}
          suggest={(typed) => knownTexts(index, typed)}
          onText={setText}
          onTake={(known) => setText(known.text)}
        />
      </div>
      <SuggestedBookings bookings={bookingsFor(categorisation, text)} />
    </PageFrame>
  );
}
