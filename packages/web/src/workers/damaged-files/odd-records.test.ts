import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { importedBooks } from "./imported-books.arbitrary.ts";

const HEAD = [
  "#FLAGGA 0",
  '#PROGRAM "Annat program" 1.0',
  "#FORMAT PC8",
  "#GEN 20260101",
  "#SIETYP 4",
  "#FNAMN Firman",
  "#RAR 0 20250101 20251231",
  "#KONTO 1930 Bank",
  "#KONTO 2081 Kapital",
  "#DIM 1 Ställe",
];
const BALANCES = ["#IB 0 1930 100", "#IB 0 2081 -100", "#UB 0 1930 105", "#UB 0 2081 -105"];
const VOUCHER = ["#VER A 1 20250115 Insats", "{", "#TRANS 1930 {} 5"];
const REST = ["#TRANS 2081 {} -5", "}"];

/** One odd record, the index-th of its kind, and the words that report it. */
interface Oddity {
  readonly line: (index: number) => string;
  readonly told: RegExp;
  /** Where it is placed; before the vouchers by default. */
  readonly place?: "voucher" | "end";
}

/** What is left out or changed without preventing the import. */
const TOLD: Readonly<Record<string, Oddity>> = {
  "an unknown label": {
    line: (index) => `#MOMSKOD${index} 1 2`,
    told: /^Rad \d+: (\d+|en) post(?:er)? med okänd etikett \(#MOMSKOD/,
  },
  "a stray line": { line: () => "Sida 1 av 2", told: /^Rad \d+: raden är inte en SIE post/ },
  "a stray line in a voucher": {
    line: () => "Sida 1 av 2",
    told: /^Rad \d+: raden är inte en SIE post/,
    place: "voucher",
  },
  "too many fields": {
    line: (index) => `#DIM ${20 + index} "Namn" extra${index}`,
    told: /^Rad \d+: #DIM har ett fält för mycket \(”extra\d+”\)/,
  },
  "too many fields in a row": {
    line: (index) => `#TRANS 1930 {} 0 "" "" "" "" extra${index}`,
    told: /^Rad \d+: #TRANS har ett fält för mycket \(”extra\d+”\)/,
    place: "voucher",
  },
  "a damaged object list": {
    line: () => "#TRANS 1930 {1 A 6} 0",
    told: /^Rad \d+: objektlistan i #TRANS är inte bara par/,
    place: "voucher",
  },
  "an object list that has no place": {
    line: (index) => `#RES 0 ${3000 + index} {1 A} 0`,
    told: /^Rad \d+: en lista inom klamrar i #RES hör inte dit/,
  },
  "a quotation mark in a field": {
    line: () => '#TRANS 1930 {} 0 20250115 O"rd',
    told: /^Rad \d+: ett citattecken eller en klammer står inne i ett fält i #TRANS/,
    place: "voucher",
  },
  "a field that cannot be read": {
    line: () => '#TRANS 1930 {} 0 2025x ""',
    told: /^Rad \d+: ”2025x” i #TRANS kan inte läsas/,
    place: "voucher",
  },
  "a dimension named anew": {
    line: (index) => `#DIM 1 Annat${index}`,
    told: /^Rad \d+: #DIM anges igen, den första gäller/,
  },
  "a record that is cut": { line: () => "#OBJEKT 1", told: /^Rad \d+: #OBJEKT är ofullständig/ },
  "the company named anew": {
    line: (index) => `#FNAMN Firma${index}`,
    told: /^Rad \d+: #FNAMN anges två gånger/,
  },
  "an account named anew": {
    line: (index) => `#KONTO 1930 Kassa${index}`,
    told: /^Rad \d+: kontot 1930 anges två gånger/,
  },
  "an account that cannot be": {
    line: (index) => `#KONTO 0${300 + index} Konto`,
    told: /^Rad \d+: kontot 0\d+ har inga belopp för räkenskapsåret och importeras inte/,
  },
  "a balance of another year": {
    line: (index) => `#UB -2 ${4000 + index} 5`,
    told: / andra års saldon \((\d+)\)/,
  },
  "a budget": {
    line: (index) => `#PBUDGET 0 202501 ${4000 + index} {} 5`,
    told: / budget \((\d+)\)/,
  },
  "a checksum that was never begun": {
    line: () => "#KSUMMA 1",
    told: /^Rad \d+: kontrollsumman saknar början/,
    place: "end",
  },
};

/** What would be booked wrongly. */
const REFUSED: Readonly<Record<string, Oddity>> = {
  "a known label in small letters": {
    line: () => "#ib 0 1930 5",
    told: /#ib är en okänd etikett.*#IB/,
  },
  "an unknown label in a voucher": {
    line: () => "#TRANZ 1930 {} 5",
    told: /#TRANZ i en verifikation är en okänd etikett/,
    place: "voucher",
  },
  "a row outside a voucher": { line: () => "#TRANS 1930 {} 5", told: /^Rad \d+: #TRANS / },
  "a row behind the last voucher": {
    line: () => "#TRANS 1930 {} 5",
    told: /^Rad \d+: #TRANS /,
    place: "end",
  },
  "a second year 0": {
    line: (index) => `#RAR 0 ${2024 - (index % 99)}0101 ${2024 - (index % 99)}1231`,
    told: /^Rad \d+: #RAR säger något annat än #RAR på rad 7/,
  },
  "a voucher of another year": {
    line: (index) => `#VER A ${index + 2} 20240115 x\n{\n}`,
    told: /^Rad \d+: verifikation A \d+ .*2024-01-15/,
    place: "end",
  },
  "rows on the line of their voucher": {
    line: (index) => `#VER A ${index + 2} 20250115 x { #TRANS 1930 {} 5\n}`,
    told: /^Rad \d+: raderna i verifikation A \d+ står på samma rad/,
    place: "end",
  },
  "an opening balance of no year": {
    line: () => "#IB 2025 1930 5",
    told: /^Rad \d+: ”2025” i #IB är inte ett årsnummer/,
  },
  "an amount that cannot be read": {
    line: () => "#TRANS 1930 {} fem",
    told: /^Rad \d+: ”fem” är inte ett belopp/,
    place: "voucher",
  },
};

function fileWith(oddities: readonly { readonly oddity: Oddity; readonly count: number }[]): string {
  const at = (place: Oddity["place"]) =>
    oddities.flatMap(({ oddity, count }) =>
      oddity.place === place ? Array.from({ length: count }, (_, index) => oddity.line(index)) : [],
    );
  const lines = [...HEAD, ...at(undefined), ...BALANCES, ...VOUCHER, ...at("voucher"), ...REST, ...at("end")];
  return `${lines.join("\n").replaceAll("ä", "\u0084")}\n`;
}

/** How many records the matching sentences report: one each, or as many as the sentence says. */
function countOf(sentences: readonly string[], words: RegExp): number {
  return sentences.reduce((sum, sentence) => {
    const [, more = "0", like = sentence] = /^Ytterligare (\d+) som denna: (.*)$/s.exec(sentence) ?? [];
    const found = words.exec(like.replace(/^rad/, "Rad"));
    if (found === null) return sum;
    return sum + (Number(more) || (found[1] === undefined || found[1] === "en" ? 1 : Number(found[1])));
  }, 0);
}

const COUNTS = [1, 3, 130];

describe.each(Object.entries(TOLD))("%s", (_name, oddity) => {
  test.each(COUNTS)("%i of them are told", async (count) => {
    const { answer, told, books } = await importedBooks(fileWith([{ oddity, count }]));
    expect(answer.outcome === "refused" ? answer.errors : []).toEqual([]);
    expect(countOf(told, oddity.told)).toBe(count);
    expect(books.transactions).toHaveLength(1);
  });
});

describe.each(Object.entries(REFUSED))("%s", (_name, oddity) => {
  test.each(COUNTS)("%i of them are errors", async (count) => {
    const { answer } = await importedBooks(fileWith([{ oddity, count }]));
    if (answer.outcome !== "refused") throw new Error(answer.outcome);
    expect(countOf(answer.errors, oddity.told)).toBe(Math.min(count, 50));
    expect(answer.errorCount).toBeGreaterThanOrEqual(count);
  });
});

test("records behind the end-of-file mark are an error with the first line of them", async () => {
  const { answer } = await importedBooks(`${fileWith([])}\u001A\n#IB 0 1930 5\n#IB 0 1930 5\n`);
  expect(answer.outcome === "refused" && answer.errors).toEqual([
    expect.stringMatching(/^Rad 21: det står poster efter ett tecken för filslut/),
  ]);
});

test("several kinds at once are each counted for themselves", async () => {
  const anyOddities = fc
    .subarray(Object.values(TOLD), { minLength: 2 })
    .chain((kinds) =>
      fc.tuple(...kinds.map((oddity) => fc.record({ oddity: fc.constant(oddity), count: fc.nat(7) }))),
    );
  await fc.assert(
    fc.asyncProperty(anyOddities, async (oddities) => {
      const { told } = await importedBooks(fileWith(oddities));
      for (const { oddity } of oddities) {
        const same = oddities.filter((each) => each.oddity.told.source === oddity.told.source);
        const expected = same.reduce((sum, { count }) => sum + count, 0);
        const counted = countOf(told, oddity.told);
        // Dimensions of the other kinds are preserved for the next export too.
        expect(counted).toBe(expected);
      }
    }),
  );
});
