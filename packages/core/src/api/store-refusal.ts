import { tooManyCompaniesText } from "../company/index.ts";
import { assertNever } from "../shared/index.ts";

/** Why the server's store refuses a call, before or apart from the rules of bookkeeping. */
export type StoreRefusal =
  | { readonly code: "forbidden" }
  | { readonly code: "role-missing" }
  | { readonly code: "not-found" }
  /** `current` is the stored ETag; undefined when there is no document. */
  | { readonly code: "etag-mismatch"; readonly key: string; readonly current: string | undefined }
  | { readonly code: "request-id-taken" }
  | FilingRefusal
  | { readonly code: "demonstration-exists" }
  | { readonly code: "too-many-companies"; readonly most: number }
  | { readonly code: "company-name-missing" }
  | { readonly code: "company-name-differs" }
  | { readonly code: "not-an-undo" }
  | { readonly code: "head-too-large"; readonly title: string; readonly most: string }
  | { readonly code: "unknown-year" }
  | { readonly code: "unknown-series" }
  | { readonly code: "transaction-missing"; readonly series: string; readonly number: number }
  | FileRefusal
  | { readonly code: "unknown-page" }
  | ContentRefusal;

/** Why a file for somebody else is not recorded or marked. */
interface FilingRefusal {
  readonly code: "filing-refused";
  readonly why: "too-many" | "missing" | "not-declarable";
}

/** Why a file is not stored or removed, or is gone. */
type FileRefusal =
  | { readonly code: "file-missing" }
  /** The company's files would be more than it may have; `used` of `most`, both with their units. */
  | { readonly code: "files-full"; readonly used: string; readonly most: string; readonly size: string }
  | { readonly code: "file-referred" }
  /** A deleted fiscal year cannot come back with its receipts (CH24). */
  | { readonly code: "year-files-gone" };

/** Errors in a body that no version of this program would send. */
export type ContentRefusal =
  | { readonly code: "unknown-key"; readonly key: string }
  | { readonly code: "wrong-content" }
  | { readonly code: "no-json" }
  | { readonly code: "too-many-parts" }
  | { readonly code: "other-company" }
  | { readonly code: "no-import" }
  | { readonly code: "no-books" }
  | { readonly code: "key-of-other-company"; readonly key: string }
  | { readonly code: "key-repeated"; readonly key: string }
  | { readonly code: "end-with-more"; readonly key: string }
  | { readonly code: "append-without-numbers"; readonly key: string }
  | { readonly code: "item-repeated"; readonly key: string }
  | { readonly code: "invalid-id"; readonly key: string };

/** The text of a refusal. The browser recognises a conflict by the first words of its text. */
export function storeRefusalText(refusal: StoreRefusal): string {
  switch (refusal.code) {
    case "forbidden":
      return "Du saknar behörighet till företaget.";
    case "role-missing":
      return "Din roll i företaget tillåter inte detta.";
    case "not-found":
      return "Not found";
    case "etag-mismatch":
      return `ETag mismatch: ${refusal.key} är ${refusal.current ?? "inte sparad"}`;
    case "request-id-taken":
      return "Ändringen är inte sparad: det du skickade först är redan sparat. Se hur det blev innan du gör om den.";
    case "filing-refused":
      return FILING_TEXTS[refusal.why];
    case "demonstration-exists":
      return "Du har redan ett exempelföretag. Skapas det just nu i en annan webbläsare, så vänta tills det är klart där.";
    case "too-many-companies":
      return tooManyCompaniesText(refusal.most);
    case "company-name-missing":
      return "Företaget är inte raderat: dess namn ska skrivas först. Frågar sidan inte efter namnet är den från en äldre version. Ladda om den och försök igen.";
    case "company-name-differs":
      return "Företaget är inte raderat: namnet som skrevs är inte det som företaget har nu.";
    case "not-an-undo":
      return "Bara en egen ändring som ingen har byggt vidare på kan ångras, och bara i sin helhet.";
    case "head-too-large":
      return `${refusal.title}: innehållet är större än ${refusal.most}, som är det mesta som sparas. Ingenting har sparats. Den som sköter servern kan höja gränsen.`;
    case "unknown-year":
      return "Okänt räkenskapsår.";
    case "unknown-series":
      return "Okänd serie.";
    case "transaction-missing":
      return `Transaktion ${refusal.series} ${refusal.number} finns inte.`;
    case "file-missing":
    case "files-full":
    case "file-referred":
    case "year-files-gone":
      return fileRefusalText(refusal);
    case "unknown-page":
      return "Ogiltig sidmarkör.";
    case "unknown-key":
      return `Okänd datanyckel: ${refusal.key}`;
    case "wrong-content":
      return "Ändringen har fel innehåll.";
    case "no-json":
      return "Innehållet är inte giltig JSON.";
    case "too-many-parts":
      return "Innehållet har fler delar än något dokument.";
    case "other-company":
      return "Ändringen gäller ett annat företag än det som anropet säger.";
    case "no-import":
      return "Ändringen är ingen import.";
    case "no-books":
      return "En import till ett nytt företag har minst ett räkenskapsår och ändrar ingenting som redan finns.";
    case "key-of-other-company":
      return `${refusal.key} hör inte till företaget.`;
    case "key-repeated":
      return `${refusal.key} förekommer mer än en gång.`;
    case "end-with-more":
      return `${refusal.key}: end görs för sig.`;
    case "append-without-numbers":
      return `${refusal.key}: append gäller bara transaktioner.`;
    case "item-repeated":
      return `${refusal.key}: samma post ändras mer än en gång.`;
    case "invalid-id":
      return `${refusal.key}: en post har ett ogiltigt id.`;
    default:
      return assertNever(refusal);
  }
}

const FILING_TEXTS: Readonly<Record<FilingRefusal["why"], string>> = {
  "too-many": "Det är inte antecknat: för många filer på en dag.",
  missing: "Filen finns inte i företagets logg.",
  "not-declarable": "En kopia av böckerna lämnas inte in.",
};

const FILE_TEXTS = {
  "file-missing":
    "Inget är sparat: en bifogad fil finns inte i företaget eller har tagits bort. Ta bort den här och bifoga den igen.",
  "file-referred": "Filen hör till bokföringen och kan inte raderas.",
  "year-files-gone":
    "Räkenskapsåret kan inte tas tillbaka: dess bifogade filer togs bort för gott 30 dagar efter att det raderades.",
};

function fileRefusalText(refusal: FileRefusal): string {
  if (refusal.code !== "files-full") return FILE_TEXTS[refusal.code];
  return `Filen på ${refusal.size} får inte plats: företagets filer är ${refusal.used}, och får vara högst ${refusal.most}. En fil som du tar bort räknas i 30 dagar till. Den som sköter servern kan höja gränsen (HUVUDBOK_FILES_LIMIT).`;
}
