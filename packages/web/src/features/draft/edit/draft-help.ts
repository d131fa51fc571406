/** How the page of a draft is used. */
export const DRAFT_HELP = `
Ett utkast är det du inte har registrerat än. Det får sakna vad som helst: datum, text, konton och belopp, och det behöver
inte balansera.

- **Ctrl S** sparar utkastet. **Ctrl E** sparar och börjar ett nytt.
- **Ctrl Enter** registrerar det som en transaktion. Då ska det vara fullständigt och balansera. Därefter öppnas nästa utkast.
- **Alt I** tar förslaget på kontering som står över raderna, en gång till tar nästa. **Ctrl Z** tar bort raderna igen.
- **Esc** avbryter. Det du har ändrat utan att spara kan kastas, eller ligger kvar tills du öppnar utkastet igen.

Formuläret är detsamma som för en ny transaktion, med samma tangenter: **Ctrl M** delar upp momsen, **Alt T** skriver en text på
raden, **Alt A** en anteckning, **Alt U** laddar upp underlag och **Alt R** hämtar konteringen som samma text fick senast.
`;
