/** A card on the page where a chart of accounts is created. Paths are relative to /resources/. */
export interface PlanTemplate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Company types the template is recommended for; with several for one type, the first in the list comes first. */
  readonly companyTypes: readonly string[];
  readonly path: string;
  readonly balanceReportStructure: string;
  readonly resultReportStructure: string;
}

function template(
  id: string,
  name: string,
  description: string,
  companyTypes: readonly string[],
  structures: "bas" | "k1" | "household",
): PlanTemplate {
  return {
    id,
    name,
    description,
    companyTypes,
    path: `account-plans/${id}.json`,
    balanceReportStructure: `report-structures/balance-${structures}.json`,
    resultReportStructure: `report-structures/result-${structures}.json`,
  };
}

/** Every chart that a company can start from, in the order they are shown. */
export const PLAN_TEMPLATES = {
  "bas-2026-ab": template(
    "bas-2026-ab",
    "BAS 2026 för aktiebolag",
    "Hela baskontoplanen för 2026, för aktiebolag och ekonomiska föreningar. De konton som räcker för de flesta företag är aktiva, resten finns med och kan aktiveras. Passar räkenskapsår som börjar 2026 eller senare.",
    ["AB", "EK"],
    "bas",
  ),
  "bas-2025-ab": template(
    "bas-2025-ab",
    "BAS 2025 för aktiebolag",
    "Hela baskontoplanen för 2025, för aktiebolag och ekonomiska föreningar. De konton som räcker för de flesta företag är aktiva, resten finns med och kan aktiveras. Passar räkenskapsår som börjar 2025 eller tidigare.",
    ["AB", "EK"],
    "bas",
  ),
  "k1-2018-e": template(
    "k1-2018-e",
    "K1 förenklat årsbokslut",
    "En kort kontoplan för enskild firma med omsättning upp till cirka 3 miljoner kronor. Rapporterna följer raderna i NE-blanketten.",
    ["E"],
    "k1",
  ),
  "bas-2026-e": template(
    "bas-2026-e",
    "BAS 2026 för enskild firma",
    "Hela baskontoplanen för 2026 med eget kapital på 2010-2019. För enskild firma som gör ett vanligt årsbokslut eller vill ha fler konton än K1 har. Passar räkenskapsår som börjar 2026 eller senare.",
    ["E"],
    "bas",
  ),
  "bas-2025-e": template(
    "bas-2025-e",
    "BAS 2025 för enskild firma",
    "Hela baskontoplanen för 2025 med eget kapital på 2010-2019. För enskild firma som gör ett vanligt årsbokslut eller vill ha fler konton än K1 har. Passar räkenskapsår som börjar 2025 eller tidigare.",
    ["E"],
    "bas",
  ),
  "bas-2026-i": template(
    "bas-2026-i",
    "BAS 2026 för ideell förening",
    "Hela baskontoplanen för 2026 med eget kapital på 2060-2069, för ideella föreningar och stiftelser.",
    ["I", "S"],
    "bas",
  ),
  household: template(
    "household",
    "Hushåll",
    "En kontoplan för privat ekonomi: lön, boende, mat, resor, sparande och lån. De vanligaste kontona är aktiva.",
    ["PP"],
    "household",
  ),
} as const;
