import classes from "./public-page.module.css";

const ROWS = [
  ["3001", "Försäljning inom Sverige, 25 % moms", "212 480,00"],
  ["3108", "Försäljning varor till annat EU-land", "24 650,00"],
  ["4000", "Inköp av varor från Sverige", "−69 400,00"],
  ["4535", "Inköp av tjänster från annat EU-land", "−1 860,00"],
  ["5010", "Lokalhyra", "−18 000,00"],
  ["5420", "Programvaror", "−2 490,00"],
  ["5460", "Förbrukningsmaterial", "−6 120,00"],
  ["5910", "Annonsering", "−12 400,00"],
  ["6110", "Kontorsmateriel", "−310,00"],
  ["6212", "Mobiltelefon", "−698,00"],
  ["6250", "Postbefordran", "−4 185,00"],
  ["6310", "Företagsförsäkringar", "−1 085,00"],
  ["6570", "Bankkostnader", "−245,00"],
  ["7210", "Löner till tjänstemän", "−36 000,00"],
  ["7510", "Arbetsgivaravgifter 31,42 %", "−11 311,20"],
  ["7832", "Avskrivningar på inventarier", "−3 075,00"],
  ["8310", "Ränteintäkter från omsättningstillgångar", "884,00"],
] as const;

/** A picture of what the product makes: a report of an imagined company. It is hidden from screen readers. */
export function SampleReport() {
  return (
    <div className={classes.sample}>
      <div className={classes.sampleHead}>
        <span>Resultatrapport</span>
        <span>Exempel, september 2026</span>
      </div>
      {ROWS.map(([account, name, amount]) => (
        <div key={account} className={classes.sampleRow}>
          <span>{account}</span>
          <span>{name}</span>
          <span>{amount}</span>
        </div>
      ))}
      <div className={classes.sampleSum}>
        <span>Resultat</span>
        <span>70 834,80</span>
      </div>
    </div>
  );
}
