/**
 * A tax form as the product's own file describes it: its parts, with the rows of each in groups. The names of the
 * fields are those of the file.
 */
export interface TaxForm {
  /** The income year from which it holds, until there is a later one (TX1). */
  readonly year: number;
  readonly form: "INK2" | "NE";
  readonly sections: readonly TaxFormPart[];
  /** The first page, whose fields follow from the others or are typed. */
  readonly main?: Omit<TaxFormPart, "form"> & { readonly form: string };
}

export interface TaxFormPart {
  /** The form that its fields are filed on: INK2R, INK2S, NE. */
  readonly form: string;
  readonly section: string;
  readonly name: string;
  readonly items: readonly TaxFormGroup[];
}

export interface TaxFormGroup {
  /** The heading above groups that belong together: 'Tillgångar'. */
  readonly section: string;
  readonly name: string;
  readonly items: readonly TaxFormRow[];
}

export interface TaxFormRow {
  /** The number of the row on the form: 2.1, R5. */
  readonly section: string;
  readonly name: string;
  readonly sruMap: readonly [SruMapping, ...SruMapping[]];
  /** The printed sign of a tax adjustment: added, subtracted, or information only. */
  readonly sign?: "+" | "-" | "*";
  readonly computed?: "result" | "surplus" | "deficit";
  /** The row that it repeats. */
  readonly derivedFrom?: string;
  /** The row that a typed amount is often equal to. */
  readonly suggestFrom?: string;
  /** The accounts that a typed amount is often the sum of. */
  readonly suggestAccounts?: readonly string[];
}

export interface SruMapping {
  readonly sru: number;
  /** 'debit': debit minus credit is written positive. Absent where no account leads here. */
  readonly orientation?: "debit" | "credit";
  readonly accountMap: readonly AccountMapping[];
}

export interface AccountMapping {
  /** Numbers and intervals: "1234", "1000-1087". */
  readonly accounts: readonly string[];
  /** The sign of the net of these accounts, income minus cost, for which this field is the right one of two. */
  readonly condition?: "+" | "-";
}

/** The rows of a part in the order of the form. */
export function rowsOf({ items }: Pick<TaxFormPart, "items">): readonly TaxFormRow[] {
  return items.flatMap((group) => group.items);
}

/** The parts that are made of accounts; the others are the tax side, which is derived and typed. */
export function accountParts({ sections }: TaxForm): readonly TaxFormPart[] {
  return sections.filter((part) => rowsOf(part).some(({ sruMap }) => sruMap.some(hasOrientation)));
}

/** The tax side of the form. */
export function taxSide(form: TaxForm): readonly TaxFormPart[] {
  const parts = new Set(accountParts(form));
  return form.sections.filter((part) => !parts.has(part));
}

/** The newest form that is not after the year's end (TX1); undefined when all of them are later. */
export function formForYear<Form extends Pick<TaxForm, "year">>(
  forms: readonly Form[],
  yearOfEnd: number,
): Form | undefined {
  return forms
    .filter(({ year }) => year <= yearOfEnd)
    .reduce<Form | undefined>(
      (newest, form) => (newest !== undefined && newest.year > form.year ? newest : form),
      undefined,
    );
}

function hasOrientation({ orientation }: SruMapping): boolean {
  return orientation !== undefined;
}
