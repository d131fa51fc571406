/** What is reported in each box, in a sentence or two. */
const HELP: Readonly<Record<number, string>> = {
  5: "Det du har sålt med moms i Sverige under perioden, utan momsen.",
  6: "Varor och tjänster som du har tagit ut ur företaget för eget bruk, utan momsen.",
  7: "Vinstmarginalen när du säljer begagnade varor, konst, antikviteter eller resor efter de särskilda reglerna.",
  8: "Hyra för lokaler som du hyr ut med moms, utan momsen.",
  10: "Momsen på 25 procent på det som står i ruta 05–08.",
  11: "Momsen på 12 procent på det som står i ruta 05–08.",
  12: "Momsen på 6 procent på det som står i ruta 05–08.",
  20: "Varor som du har köpt från företag i andra EU-länder utan deras moms.",
  21: "Tjänster som du har köpt från företag i andra EU-länder utan deras moms.",
  22: "Tjänster som du har köpt från länder utanför EU.",
  23: "Varor som du har köpt i Sverige där du som köpare betalar momsen.",
  24: "Tjänster som du har köpt i Sverige där du som köpare betalar momsen, till exempel byggtjänster.",
  30: "Momsen på 25 procent på inköpen i ruta 20–24. Den dras oftast av igen i ruta 48.",
  31: "Momsen på 12 procent på inköpen i ruta 20–24. Den dras oftast av igen i ruta 48.",
  32: "Momsen på 6 procent på inköpen i ruta 20–24. Den dras oftast av igen i ruta 48.",
  35: "Varor som du har sålt utan moms till företag i andra EU-länder.",
  36: "Varor som du har sålt till länder utanför EU.",
  37: "Varor som du har köpt som mellanman i handel mellan tre EU-länder.",
  38: "Varor som du har sålt som mellanman i handel mellan tre EU-länder.",
  39: "Tjänster som du har sålt utan moms till företag i andra EU-länder.",
  40: "Andra tjänster som räknas som sålda i ett annat land.",
  41: "Det du har sålt i Sverige där köparen betalar momsen.",
  42: "Försäljning utan moms som inte hör till någon annan ruta.",
  48: "Momsen på det du har köpt till företaget under perioden. Den dras av från momsen du har tagit ut.",
  49: "Utgående moms i ruta 10–12, 30–32 och 60–62, minus ingående moms i ruta 48, i hela kronor.",
  50: "Värdet av varor som du har fört in från länder utanför EU, som Tullverket har bestämt det.",
  60: "Momsen på 25 procent på importen i ruta 50. Den dras oftast av igen i ruta 48.",
  61: "Momsen på 12 procent på importen i ruta 50. Den dras oftast av igen i ruta 48.",
  62: "Momsen på 6 procent på importen i ruta 50. Den dras oftast av igen i ruta 48.",
};

/** What is reported in a box; empty for one that has no explanation. */
export function boxHelp(box: number): string {
  return HELP[box] ?? "";
}
