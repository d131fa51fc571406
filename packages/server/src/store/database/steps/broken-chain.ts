/** What a start is told in Swedish when what is stored is not what its hashes say: nothing has been changed. */
export class BrokenChain extends Error {
  constructor(place: string) {
    super(
      `Bokföringen kunde inte föras över till den nya versionen, och ingenting har ändrats: ${place} stämmer inte med sin kontrollsumma. Kör npm run verify-data med den förra versionen, eller lägg tillbaka en hel säkerhetskopia.`,
    );
    this.name = "BrokenChain";
  }
}
