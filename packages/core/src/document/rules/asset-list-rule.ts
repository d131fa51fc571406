import { type AssetItem, assetListChangeError } from "../../asset/index.ts";
import { fiscalYearRange } from "../../fiscal-year/index.ts";
import type { Known } from "../kinds/known.ts";
import { type Change as ChangeOf, type Questions, type RuleFacts, refusing } from "../kinds/rule.ts";
import type { assetListSchema } from "../schemas.ts";
import { eachPut, invalid, type NoHead } from "./item-rules.ts";

type AssetList = Known<typeof assetListSchema>;
type Change = ChangeOf<NoHead, AssetList>;
type Facts = RuleFacts<NoHead, AssetList>;

/**
 * Lists that come with their year are those of the year before, rolled; only later changes of them are checked. What an
 * asset is linked to is checked always: a year of the company, also one that has been deleted since (CH35).
 */
export const assetListRule = refusing(
  eachPut<AssetList>((list, facts) => {
    const { existing, fiscalYear, isYearNew } = facts;
    const before = existing.get(list.id);
    const foreign = newLinks(list, before).find(({ year }) => facts.knownYears?.has(year) !== true);
    if (foreign !== undefined) {
      const text = `${foreign.name}: transaktionen hör till ett räkenskapsår som företaget inte har.`;
      return invalid(foreign.id, "link-year-unknown", text);
    }
    if (fiscalYear === undefined || isYearNew === true) return undefined;
    const error = assetListChangeError(list, before, fiscalYearRange(fiscalYear));
    return error && invalid(error.item ?? list.id, error.code, error.text);
  }),
);

export function assetListReads({ put }: Change, { existing }: Facts): Partial<Questions> {
  const links = put.flatMap((list) => newLinks(list, existing.get(list.id)));
  return { knownYears: new Set(links.map(({ year }) => year)) };
}

interface NewLink extends Pick<AssetItem, "id" | "name"> {
  readonly year: string;
}

/** The items with a link to a year that none of the list had before: what was stored before there was a rule stays. */
function newLinks(list: AssetList, before: AssetList | undefined): readonly NewLink[] {
  const stored = new Set(before?.items.map(({ transaction }) => transaction?.fiscalYearId));
  return list.items.flatMap(({ id, name, transaction }) =>
    transaction === undefined || stored.has(transaction.fiscalYearId)
      ? []
      : [{ id, name, year: transaction.fiscalYearId }],
  );
}
