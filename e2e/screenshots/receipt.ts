import type { Browser } from "playwright-core";

/** The receipt beside the entry form: a shop that does not exist, with sums that agree. */
const RECEIPT = `<!doctype html><html lang="sv"><body style="margin:0;width:380px;padding:28px;background:#fff;
  color:#222;font:17px/1.55 'Liberation Mono',monospace">
<div style="text-align:center"><b>LERBUTIKEN I HÖGANÄS</b><br>Bruksgatan 12<br>263 39 Höganäs</div><hr>
${line("2026-10-19 11:42", "Kvitto 40217")}<hr>
Stengodslera 20-40, 12,5 kg${line("&nbsp;4 st à 219,00", "876,00")}
${line("Glasyr transparent 1 l", "298,00")}${line("Svamp, 3-pack", "75,00")}<hr>
<b>${line("ATT BETALA", "1 249,00")}</b>${line("Varav moms 25 %", "249,80")}${line("Netto", "999,20")}<hr>
${line("Kort **** 4417", "1 249,00")}<p style="text-align:center">Tack och välkommen åter!</p></body></html>`;

function line(left: string, right: string): string {
  return `<div style="display:flex;justify-content:space-between"><span>${left}</span><span>${right}</span></div>`;
}

/** The receipt as it would be photographed. */
export async function receiptPicture(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 436, height: 600 }, deviceScaleFactor: 2 });
  await page.setContent(RECEIPT);
  const picture = await page.locator("body").screenshot({ type: "png" });
  await page.close();
  return picture;
}
