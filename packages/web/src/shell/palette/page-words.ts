/**
 * What else people call the pages of the menu and of the palette's commands, by their paths. A newcomer does not know
 * the product's words, and types their own: the receipt in the hand, the tax, the colour of the page.
 */
export const PAGE_WORDS: Readonly<Record<string, string>> = {
  "/accounting": "start översikt startsida nyckeltal kassa bank",
  "/accounting/draft":
    "kvitto kvitton underlag foto bild pdf faktura fakturor ladda upp inkorg import kontoutdrag",
  "/accounting/transaction": "verifikation verifikationer verifikat bokföring affärshändelse",
  "/accounting/transaction/create":
    "bokföra bokför registrera verifikation kvitto faktura lön utgift inkomst köp försäljning betalning",
  "/accounting/convertTransactionsToDrafts": "ändra många göra om",
  "/accounting/fiscalYear": "bokföringsår år nytt år låsa lås serie serier radera år",
  "/accounting/fiscalYear/create": "bokföringsår nytt år",
  "/accounting/accountPlan": "konton konto kontolista BAS",
  "/accounting/accountPlan/edit": "nytt konto skapa konto",
  "/accounting/accountBalance": "ib öppningsbalans startvärden saldo saldon",
  "/accounting/assetManagement":
    "inventarie avskrivning avskrivningar anläggning maskin maskiner dator avyttra utrangera",
  "/accounting/journalTemplates": "mall mallar återkommande autogiro",
  "/accounting/report/balance": "balansräkning tillgångar skulder eget kapital saldo",
  "/accounting/report/result": "resultaträkning vinst förlust intäkter kostnader omsättning månad för månad",
  "/accounting/report/ledger": "kontoanalys rörelser saldo",
  "/accounting/report/transaction": "grundbok verifikationslista journal",
  "/accounting/report/fullTransaction": "kvitto kvitton fakturor bilagor verifikationer revisor",
  "/accounting/report/incomeTaxReturn": "deklaration deklarera skatt bolagsskatt INK2 SRU Skatteverket",
  "/accounting/report/ne": "deklaration deklarera skatt enskild firma NE-bilaga SRU Skatteverket",
  "/accounting/vat/ecSales": "moms utland utlandet EU export VIES Skatteverket",
  "/accounting/report/taxSummary": "moms avstämning momsavstämning kontrollera momsen",
  "/accounting/vat/report":
    "moms momsdeklaration skattedeklaration deklaration deklarera utland Skatteverket eSKD",
  "/accounting/closing/helper": "bokslut årsbokslut årsredovisning stänga året årets resultat",
  "/accounting/import/sie": "flytta byta program läsa in hämta ladda upp",
  "/accounting/export/sie5": "säkerhetskopia säkerhetskopiera backup kopia ladda ner spara ut revisor",
  "/settings/company/edit":
    "företag företagsuppgifter adress organisationsnummer paket låst period låsa lås medlemmar radera företag",
  "/settings/company/create": "nytt företag lägga till företag förening enskild firma aktiebolag hushåll",
  "/settings": "tema mörkt ljust utseende täthet kortkommandon tangenter konto inloggning",
};
