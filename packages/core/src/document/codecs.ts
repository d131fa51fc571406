import * as z from "zod/mini";
import { ACCOUNT_NUMBERS, type AccountNo, accountNo } from "../account-plan/index.ts";
import { type IsoDate, isIsoDate, isoDate } from "../calendar/index.ts";
import { type FiscalYearId, isFiscalYearId } from "../fiscal-year/index.ts";
import { kronorFromOre, type Ore, oreFromKronor } from "../money/index.ts";

// The content policy of the web app forbids eval, which Zod would otherwise use to speed up objects. Every schema
// module imports this one, and `api` imports `document`, so that no schema is made before the setting.
z.config({ jitless: true });

/** Stored decimal kronor <-> whole öre. An amount that is not whole öre is an error (CH1). */
export const oreCodec = z.codec(z.number(), z.custom<Ore>(), {
  decode: (kronor, context) => {
    const amount = oreFromKronor(kronor);
    if (amount.ok) return amount.value;
    context.issues.push({ code: "custom", input: kronor, params: { reason: "not-whole-ore" } });
    return z.NEVER;
  },
  encode: (amount) => kronorFromOre(amount),
});

export const isoDateCodec = z.codec(z.string().check(z.refine(isIsoDate)), z.custom<IsoDate>(), {
  decode: (text) => isoDate(text),
  encode: (date) => date,
});

export const accountNoCodec = z.codec(
  z.number().check(z.int(), z.gte(ACCOUNT_NUMBERS.first), z.lte(ACCOUNT_NUMBERS.last)),
  z.custom<AccountNo>(),
  { decode: (number) => accountNo(number), encode: (number) => number },
);

export const fiscalYearIdCodec = z.codec(
  z.string().check(z.refine(isFiscalYearId)),
  z.custom<FiscalYearId>(),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the line above has checked it
  { decode: (id) => id as FiscalYearId, encode: (id) => id },
);
