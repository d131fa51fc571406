import { type CsvRow, column } from "./csv.ts";

interface NeMapping {
  readonly sru: number;
  readonly orientation?: string;
  readonly accountMap: readonly { readonly accounts: readonly string[]; readonly condition?: string }[];
}

interface NeRow {
  readonly sruMap: readonly NeMapping[];
}

interface NeForm {
  readonly sections: readonly { readonly items: readonly { readonly items: readonly NeRow[] }[] }[];
}

/** Income and cost of the same kind: an account of both is in the first by income and in the second by cost. */
const BY_SIGN = "7403/7503";

/** The form NE with the accounts that the two charts of sole traders have in its fields. */
export function neForm(form: NeForm, k1: readonly CsvRow[], bas: readonly CsvRow[]): NeForm {
  const fields = accountFields(k1, bas);
  const mapping = (each: NeMapping): NeMapping => {
    if (each.orientation === undefined) return each;
    const code = String(each.sru);
    const own = [...fields].filter(([, field]) => field === code).map(([account]) => account);
    const bySign = [...fields].filter(([, field]) => field === BY_SIGN && BY_SIGN.includes(code));
    const condition = BY_SIGN.startsWith(code) ? "+" : "-";
    return {
      ...each,
      accountMap: [
        ...(own.length === 0 ? [] : [{ accounts: own }]),
        // Each account by its own sign: interest received is not set off against interest paid.
        ...bySign.map(([account]) => ({ accounts: [account], condition })),
      ],
    };
  };
  return {
    ...form,
    sections: form.sections.map((section) => ({
      ...section,
      items: section.items.map((group) => ({
        ...group,
        items: group.items.map((row) => ({ ...row, sruMap: row.sruMap.map(mapping) })),
      })),
    })),
  };
}

/** By account, the field or the two by sign; left out where the charts differ, or where the entry decides. */
function accountFields(k1: readonly CsvRow[], bas: readonly CsvRow[]): ReadonlyMap<string, string> {
  const fieldsOf = new Map<string, Set<string>>();
  for (const row of [...k1, ...bas]) {
    const [account, field] = [column(row, "number"), column(row, "sru_ne")];
    if (field === "" || field === "7440") continue;
    fieldsOf.set(account, new Set([...(fieldsOf.get(account) ?? []), field]));
  }
  const decided = [...fieldsOf].flatMap(([account, fields]): [string, string][] => {
    if (fields.has(BY_SIGN)) return [[account, BY_SIGN]];
    const [field = ""] = fields;
    return fields.size === 1 && !field.includes("/") ? [[account, field]] : [];
  });
  return new Map(decided.sort(([a], [b]) => Number(a) - Number(b)));
}
