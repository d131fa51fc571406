import { type CompanyType, isHousehold } from "@huvudbok/core/company";

const WORDS = `
- **Transaktion**: en händelse i bokföringen, med datum, text och belopp på minst två konton. Den får ett nummer, till exempel A 12.
- **Konto**: ett fack för en sorts pengar, till exempel bankkontot, hyran eller lönen. **Kontoplanen** är listan över dem.
- **Räkenskapsår**: det år som bokföringen gäller.
- **Ingående balans**: det som fanns på kontona när året började.
- **Kassa och bank**: det som finns på kontona 1900–1999, till och med i dag.
- **Resultat**: inkomster minus utgifter.
- **Underlag**: kvittot, fakturan eller filen som visar vad som hänt.
`;

const VAT = `
- **Moms**: den period som står på tur att redovisas, utan öre som i deklarationen. Har du inte valt period antas den vanligaste.
- **Bokslut**: det som görs när året är slut, när årets resultat bokförs.
`;

/** The terms of the page explained; a household does not get those of business. */
export function homeHelp(companyType: CompanyType): string {
  return isHousehold(companyType) ? WORDS : `${WORDS}${VAT.trimStart()}`;
}
