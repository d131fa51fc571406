import { isIP } from "node:net";
import { isLoopback } from "./loopback.ts";
import { SETTINGS, type Setting, type SettingText } from "./settings.ts";

const LOG_LEVELS = ["silent", "fatal", "error", "warn", "info", "debug", "trace"];

/** A setting that the server does not start with: every function here throws it. Its message is Swedish and whole. */
export class BadSetting extends Error {
  readonly setting: Setting;

  constructor(setting: Setting, problem: string) {
    super(`${setting.name} ${problem}.`);
    this.setting = setting;
  }
}

/** The origin in people's browsers, without a slash at the end. */
export function publicUrlOf(text: string, port: number, host: string, isLocal: boolean): string {
  if (text === "") {
    if (isLocal || isLoopback(host)) return `http://localhost:${port}`;
    throw new BadSetting(SETTINGS.publicUrl, `måste anges när servern svarar på ${host}`);
  }
  const url = URL.parse(text);
  const isOrigin =
    url !== null && /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search === "";
  if (!isOrigin) throw new BadSetting(SETTINGS.publicUrl, "ska vara en adress som https://bok.example.se");
  // Tokens and the cookie of a sign-in must not travel in the clear.
  if (url.protocol === "http:" && !isLoopback(url.hostname))
    throw new BadSetting(SETTINGS.publicUrl, "ska börja med https när andra än den här datorn når servern");
  return url.origin;
}

/** Undefined: SQLite in the data folder. */
export function databaseUrlOf(text: string): string | undefined {
  if (text === "") return undefined;
  if (/^postgres(ql)?:\/\//.test(text)) return text;
  throw new BadSetting(SETTINGS.databaseUrl, "ska börja med postgres://");
}

/** A server on the user's own computer logs less. */
export function logLevelOf(text: string, isLocal: boolean): string {
  if (text === "") return isLocal ? "warn" : "info";
  if (LOG_LEVELS.includes(text)) return text;
  throw new BadSetting(SETTINGS.logLevel, `ska vara något av ${LOG_LEVELS.join(", ")}`);
}

/** A path of ours or a web address; it becomes a link, so nothing else is allowed. */
export function linkOf(of: Setting, text: string): string {
  if (text === "" || /^\/(?![/\\])/.test(text) || /^https?:\/\/[^/]/.test(text)) return text;
  throw new BadSetting(of, "ska vara en adress som https://exempel.se eller en sökväg som /login");
}

/** Addresses; one of a network has the number of its bits after a slash. */
export function proxiesOf(text: string): readonly string[] {
  const proxies = text.split(/[\s,]+/).filter((address) => address !== "");
  for (const proxy of proxies) {
    const [address = "", bits = "0"] = proxy.split("/", 2);
    if (isIP(address) === 0 || !/^\d{1,3}$/.test(bits)) {
      throw new BadSetting(SETTINGS.trustProxy, `innehåller ${proxy}, som inte är en IP-adress`);
    }
  }
  return proxies;
}

/** A short label that goes in addresses. */
export function labelOf(of: Setting, text: string): string {
  if (/^[A-Za-z0-9-]{1,32}$/.test(text)) return text;
  throw new BadSetting(of, "ska vara 1-32 bokstäver a-z, siffror och bindestreck");
}

export function onOrOff(of: Setting, text: string, fallback: boolean): boolean {
  if (text === "") return fallback;
  if (text === "on" || text === "off") return text === "on";
  throw new BadSetting(of, "ska vara on eller off");
}

export function wholeNumber(of: Setting, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new BadSetting(of, `ska vara ett heltal mellan ${min} och ${max}`);
}

/** A setting in seconds, as milliseconds. */
export function milliseconds(of: Setting, text: SettingText): number {
  return wholeNumber(of, text(of), 1, 86_400) * 1000;
}
