/** Help on the import page, markdown. */
export const IMPORT_HELP = `
## Så flyttar du hit

1. Exportera ett räkenskapsår som **SIE 4** i ditt förra program. Funktionen heter oftast *Exportera SIE* eller *SIE-fil*.
2. Ladda upp filen här, eller släpp den på sidan. Namnet slutar på .se, .si eller .sie.
3. Kontrollera källa och mål och välj **Importera**.

Har du flera år importerar du ett i taget, det äldsta först.

## Vad som följer med

Företagets uppgifter, kontoplanen med filens namn, ingående balanser och alla verifikationer. Verifikationerna blir låsta:
de är redan bokförda. Dimensioner, objekt och budget används inte här, men sparas och följer med i nästa SIE-export.

Allt som inte följer med räknas och nämns, både före importen och efter. Det som måste godkännas kryssar du för: en
kontrollsumma som inte stämmer, en fil utan verifikationer eller saldon, saldon som verifikationerna inte leder till, och
nya nummer när två verifikationer har samma.

Är beloppen i en annan valuta än kronor kryssar du för att de räknas om, varje verifikation efter kursen för sin dag. Saknas en
kurs importeras ingenting.

Filer av typ 1–3 har inga verifikationer. Då läses kontoplan och ingående balanser in.

## Allt eller inget

Året sparas i ett enda steg. Går något fel, eller avbryter du, är ingenting ändrat.
`;
