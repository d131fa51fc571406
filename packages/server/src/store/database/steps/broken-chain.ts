/** Stored data does not match its hashes: the start is refused, with a text in Swedish, and nothing has been changed. */
export class BrokenChain extends Error {
  constructor(place: string) {
    super(
      `Bokföringen kunde inte föras över till den nya versionen, och ingenting har ändrats: ${place} stämmer inte med sin kontrollsumma. Kör npm run verify-data med den förra versionen, eller lägg tillbaka en hel säkerhetskopia.`,
    );
    this.name = "BrokenChain";
  }
}
