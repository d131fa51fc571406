import type { TransactionEditMode } from "@huvudbok/core/transaction";

const LAST = `
En registrerad transaktion ändras aldrig. Blev det fel finns *Rätta* och *Vänd* på transaktionens sida.
`;

const SIMPLE = `
Skriv **datum**, **text**, vad det gäller, beloppet och kontot som pengarna går från eller kommer in på. Enter och Tab går
vidare till nästa fält, Skift Enter tillbaka.

- I kontofälten räcker de första siffrorna, eller några bokstäver ur namnet. Enter tar det markerade förslaget.
- **Pengar ut** är det du betalar, **Pengar in** det du får. Det väljs efter kontot: en inkomst är in, allt annat ut. Är det
  tvärtom, till exempel när du får pengar tillbaka, byter du själv, eller skriver ett minus framför beloppet.
- I beloppsfältet går det att räkna: \`1250*80%\`, \`100+25%\`, \`99+49\`, och att skriva en valuta: \`100 USD\`.
- *Så bokförs det* visar de två rader som sparas: kontot som pengarna går till, och kontot som de kommer från.
- **Alt A** skriver en anteckning. **Alt U** laddar upp underlag. **Alt R** hämtar kontona som samma text fick senast.
- **Alt +** och **Alt -** zoomar underlaget, **Alt V** vrider det åt höger.
- **Ctrl Enter** registrerar och öppnar nästa med samma datum. **Ctrl Z** ångrar. **Esc** avbryter.

Är det fler än två konton väljer du *Avancerad*.
${LAST}`;

const ADVANCED = `
Skriv **datum**, **text** och en rad per konto. Enter och Tab går vidare till nästa fält, Skift Enter tillbaka.

- I kontofältet räcker de första siffrorna, eller några bokstäver ur namnet. Enter tar det markerade förslaget.
- Rader ur ett kalkylark klistras in i ett kontofält: konto och belopp, eller konto, debet och kredit.
- I beloppsfältet går det att räkna: \`1250*80%\`, \`100+25%\`, \`=99+49\`. Ett minus i debet blir kredit.
- En annan valuta skrivs med beloppet, \`100 USD\`, och räknas om till kronor efter kursen på datumet.
- Det grå beloppet är det som saknas för att det ska balansera. Enter eller Tab tar det, liksom \`=\` och *Registrera*.
- **Ctrl M** delar upp momsen efter radens konto; en gång till tar nästa sats (25, 12, 6). Går det inte står det under raden varför.
- Momsen följer raden: med ett nytt belopp eller konto räknas den om, och tas raden bort går momsen med.
- **Alt T** skriver en text på raden, **Alt Q** en kvantitet, **Alt A** en anteckning på hela transaktionen. **Alt U** laddar upp underlag.
- **Alt +** och **Alt -** zoomar underlaget, **Alt V** vrider det åt höger.
- **Ctrl D** kopierar raden ovanför, **Ctrl Delete** tar bort raden.
- **Alt R** hämtar konteringen som samma text fick senast. Det första beloppet du skriver fyller de andra raderna.
- **Ctrl Enter** registrerar och öppnar nästa med samma datum. **Ctrl Z** ångrar. **Esc** avbryter.
${LAST}`;

/** How the form is used, separately for each mode, so that nothing is explained that the mode does not have. */
export const ENTRY_HELP: Readonly<Record<TransactionEditMode, string>> = {
  simple: SIMPLE,
  advanced: ADVANCED,
};
