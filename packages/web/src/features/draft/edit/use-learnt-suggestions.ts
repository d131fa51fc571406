import type { IsoDate } from "@huvudbok/core/calendar";
import {
  addToCategorisation,
  bookingsOfDrafts,
  type CategorisationIndex,
  newCategorisationIndex,
} from "@huvudbok/core/categorisation";
import type { Draft } from "@huvudbok/core/draft";
import type { Transaction } from "@huvudbok/core/transaction";
import { useMemo } from "react";
import { SharedIndex } from "../../../parts/entry/recall/shared-index.ts";
import type { Categorisation } from "../../../parts/entry/recall/use-categorisation.ts";
import { useSharedIndex } from "../../../parts/entry/recall/use-shared-index.ts";
import { useTransfersAround } from "../booked/use-transfers-around.ts";
import type { Learnt } from "./form-suggestions.ts";
import { nearMoney } from "./near-money.ts";

const NOTHING: CategorisationIndex = newCategorisationIndex();
const shared = new SharedIndex({ empty: newCategorisationIndex, add: addToCategorisation });

/** What the books and the year's other drafts teach of a draft, learnt in turns with the page; of nothing until then. */
export function useLearntSuggestions(
  id: string,
  drafts: ReadonlyMap<string, Draft>,
  registered: ReadonlyMap<string, Transaction>,
  categorisation: Categorisation,
  chart: ReadonlyMap<number, unknown>,
  date: IsoDate | undefined,
): Learnt {
  const others = useMemo(
    () => bookingsOfDrafts([...drafts.values()].filter((draft) => draft.id !== id)),
    [id, drafts],
  );
  const typed = useMemo(() => (date === undefined ? [] : [{ date }]), [date]);
  const { around } = useTransfersAround(typed);
  const ofDrafts = useSharedIndex(shared, others) ?? NOTHING;
  // What is learnt grows in place: a new transaction makes a new answer by `categorisation`.
  return useMemo(
    () => ({
      index: categorisation.index,
      ofDrafts,
      chart,
      near: nearMoney(registered, drafts, id, around),
      draftOf: (other) => drafts.get(other),
    }),
    [categorisation, ofDrafts, chart, registered, drafts, id, around],
  );
}
