import { expect, test } from "vitest";
import { type StoreRefusal, storeRefusalText } from "./store-refusal.ts";

const key = "c1-journalTemplates";

test.each<[StoreRefusal, string]>([
  [{ code: "forbidden" }, "Du saknar behörighet till företaget."],
  [{ code: "role-missing" }, "Din roll i företaget tillåter inte detta."],
  [{ code: "not-found" }, "Not found"],
  [{ code: "etag-mismatch", key, current: '"2-ab"' }, `ETag mismatch: ${key} är "2-ab"`],
  [{ code: "etag-mismatch", key, current: undefined }, `ETag mismatch: ${key} är inte sparad`],
  [
    { code: "request-id-taken" },
    "Ändringen är inte sparad: det du skickade först är redan sparat. Se hur det blev innan du gör om den.",
  ],
  [
    { code: "demonstration-exists" },
    "Du har redan ett exempelföretag. Skapas det just nu i en annan webbläsare, så vänta tills det är klart där.",
  ],
  [
    { code: "too-many-companies", most: 100 },
    "Du kan äga högst 100 företag, och har redan så många. Radera ett som du inte behöver, eller be den som sköter servern höja gränsen (HUVUDBOK_COMPANIES_PER_PERSON).",
  ],
  [
    { code: "not-an-undo" },
    "Bara en egen ändring som ingen har byggt vidare på kan ångras, och bara i sin helhet.",
  ],
  [
    { code: "head-too-large", title: "SIE-poster", most: "8 MiB" },
    "SIE-poster: innehållet är större än 8 MiB, som är det mesta som sparas. Ingenting har sparats. Den som sköter servern kan höja gränsen.",
  ],
  [{ code: "unknown-year" }, "Okänt räkenskapsår."],
  [{ code: "unknown-series" }, "Okänd serie."],
  [{ code: "transaction-missing", series: "A", number: 7 }, "Transaktion A 7 finns inte."],
  [
    { code: "file-missing" },
    "Inget är sparat: en bifogad fil finns inte i företaget eller har tagits bort. Ta bort den här och bifoga den igen.",
  ],
  [
    { code: "files-full", used: "19,9 GiB", most: "20 GiB", size: "25 MiB" },
    "Filen på 25 MiB får inte plats: företagets filer är 19,9 GiB, och får vara högst 20 GiB. En fil som du tar bort räknas i 30 dagar till. Den som sköter servern kan höja gränsen (HUVUDBOK_FILES_LIMIT).",
  ],
  [{ code: "file-referred" }, "Filen hör till bokföringen och kan inte raderas."],
  [
    { code: "year-files-gone" },
    "Räkenskapsåret kan inte tas tillbaka: dess bifogade filer togs bort för gott 30 dagar efter att det raderades.",
  ],
  [{ code: "unknown-page" }, "Ogiltig sidmarkör."],
  [{ code: "unknown-key", key }, `Okänd datanyckel: ${key}`],
  [{ code: "wrong-content" }, "Ändringen har fel innehåll."],
  [{ code: "no-json" }, "Innehållet är inte giltig JSON."],
  [{ code: "too-many-parts" }, "Innehållet har fler delar än något dokument."],
  [{ code: "other-company" }, "Ändringen gäller ett annat företag än det som anropet säger."],
  [{ code: "no-import" }, "Ändringen är ingen import."],
  [
    { code: "no-books" },
    "En import till ett nytt företag har minst ett räkenskapsår och ändrar ingenting som redan finns.",
  ],
  [{ code: "key-of-other-company", key }, `${key} hör inte till företaget.`],
  [{ code: "key-repeated", key }, `${key} förekommer mer än en gång.`],
  [{ code: "filing-refused", why: "too-many" }, "Det är inte antecknat: för många filer på en dag."],
  [{ code: "filing-refused", why: "missing" }, "Filen finns inte i företagets logg."],
  [{ code: "filing-refused", why: "not-declarable" }, "En kopia av böckerna lämnas inte in."],
  [
    { code: "company-name-missing" },
    "Företaget är inte raderat: dess namn ska skrivas först. Frågar sidan inte efter namnet är den från en äldre version. Ladda om den och försök igen.",
  ],
  [
    { code: "company-name-differs" },
    "Företaget är inte raderat: namnet som skrevs är inte det som företaget har nu.",
  ],
  [{ code: "end-with-more", key }, `${key}: end görs för sig.`],
  [{ code: "append-without-numbers", key }, `${key}: append gäller bara transaktioner.`],
  [{ code: "item-repeated", key }, `${key}: samma post ändras mer än en gång.`],
  [{ code: "invalid-id", key }, `${key}: en post har ett ogiltigt id.`],
])("%j", (refusal, text) => {
  expect(storeRefusalText(refusal)).toBe(text);
});

test("an unknown refusal stops the program", () => {
  expect(() => storeRefusalText({ code: "other" } as never)).toThrow("Unhandled case");
});
