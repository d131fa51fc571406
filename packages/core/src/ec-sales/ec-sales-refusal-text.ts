import { formatCounted } from "../money/index.ts";
import { assertNever } from "../shared/index.ts";
import { type EcSalesRefusal, type EcSalesSenderError, LONGEST_SENDER } from "./ec-sales-file.ts";

/** Why there is no file. */
export function ecSalesRefusalText(refusal: EcSalesRefusal): string {
  switch (refusal.code) {
    case "sender":
      return refusal.errors.map(senderErrorText).join(" ");
    case "numbers-missing":
      return `${formatCounted(refusal.count, "rad saknar", "rader saknar")} köparens VAT-nummer.`;
    case "days-missing":
      return `Räkenskapsåret med ${refusal.days.from} – ${refusal.days.to} saknas, och de dagarna hör till perioden.`;
    case "services-outside-eu":
      return `${refusal.vatNumbers.join(" och ")} är i Nordirland, som räknas till EU för varor men inte för tjänster. Tjänsterna hör varken till sammanställningen eller till ruta 39: bokför dem på ett konto med Momstyp 40.`;
    case "nothing-sold":
      return "Inget att redovisa: ingen köpare har ett belopp i perioden.";
    default:
      return assertNever(refusal);
  }
}

const FIELDS: Readonly<Record<EcSalesSenderError["field"], string>> = {
  organizationNumber: "Organisationsnumret",
  reference: "Kontaktpersonen",
  phone: "Telefonnumret",
  email: "E-postadressen",
};

/** What is wrong with a detail of the company. */
function senderErrorText(error: EcSalesSenderError): string {
  const name = FIELDS[error.field];
  switch (error.code) {
    case "missing":
      return `${name} saknas i företagsuppgifterna.`;
    case "too-long":
      return `${name} i företagsuppgifterna är för långt för filen: ${LONGEST_SENDER[error.field]} tecken får plats.`;
    case "formula":
      return `${name} i företagsuppgifterna får inte börja med =, +, - eller @, och inte ha dem direkt efter ett komma: ett kalkylprogram läser det som en formel.`;
    case "wrong":
      return `${name} i företagsuppgifterna kan inte stå i filen.`;
    default:
      return assertNever(error);
  }
}
