import { isLoopback } from "./loopback.ts";
import { BadSetting, milliseconds, wholeNumber } from "./setting-values.ts";
import { SETTINGS, type Setting, type SettingText } from "./settings.ts";

/** Where rates of currencies are fetched, and how much is waited for. */
export interface RateConfig {
  /** With a slash at the end, as the other; undefined: not asked. */
  readonly riksbank: string | undefined;
  readonly ecb: string | undefined;
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Calls for rates of one person that are answered at once. */
  readonly perPerson: number;
}

export function ratesOf(text: SettingText): RateConfig {
  return {
    riksbank: folderOf(SETTINGS.riksbankUrl, text),
    ecb: folderOf(SETTINGS.ecbUrl, text),
    timeoutMs: milliseconds(SETTINGS.ratesSeconds, text),
    maxBytes: wholeNumber(SETTINGS.ratesLimit, text(SETTINGS.ratesLimit), 1024, 2 ** 28),
    perPerson: wholeNumber(SETTINGS.ratesPerPerson, text(SETTINGS.ratesPerPerson), 1, 1000),
  };
}

/** An address that paths are added to. */
function folderOf(of: Setting, text: SettingText): string | undefined {
  if (text(of) === "") return undefined;
  const url = URL.parse(text(of));
  const isAddress = url !== null && /^https?:$/.test(url.protocol) && url.search === "" && url.hash === "";
  if (!isAddress || url.username !== "" || url.password !== "") {
    throw new BadSetting(of, "ska vara en adress som https://exempel.se/kurser/");
  }
  // Somebody on the way could otherwise write the rates of the books.
  if (url.protocol === "http:" && !isLoopback(url.hostname)) throw new BadSetting(of, "ska börja med https");
  return url.href.endsWith("/") ? url.href : `${url.href}/`;
}
