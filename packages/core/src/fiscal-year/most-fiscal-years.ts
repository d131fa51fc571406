/** The most fiscal years of a company (CH33). */
export const MOST_FISCAL_YEARS = 40;

/** Said by the rule, and by the pages that make a year before anything is filled in. */
export const TOO_MANY_FISCAL_YEARS = `Ett företag kan ha högst ${MOST_FISCAL_YEARS} räkenskapsår. Radera ett år som inget är sparat i, eller fortsätt i ett nytt företag.`;
