import { isIP } from "node:net";
import { BASIC_SCOPES, GOOGLE_SCOPES } from "@huvudbok/core/api";
import { GOOGLE_ISSUER } from "../identity/google.ts";
import { isLoopback } from "./loopback.ts";
import { BadSetting } from "./setting-values.ts";
import { SETTINGS, type SettingText } from "./settings.ts";

/** Where people sign in: the provider inside this server, or one that the operator has chosen. */
export type IdentityConfig =
  | { readonly kind: "local"; readonly signIn: "form" | "passkey" }
  | {
      readonly kind: "provider";
      readonly issuer: string;
      readonly clientId: string;
      readonly clientSecret: string;
      readonly scopes: readonly string[];
      readonly isGoogle: boolean;
    };

const LOOPBACK_HOSTS = new Set(["127.0.0.1", "::1", "localhost"]);

/** Where people sign in with these settings. Throws `BadSetting` for one that is missing or unsafe. */
export function identityOf(text: SettingText): IdentityConfig {
  const issuer = text(SETTINGS.oidcIssuer);
  if (issuer === "") return { kind: "local", signIn: localSignInOf(text) };
  const url = URL.parse(issuer);
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  if (!isSafe) throw new BadSetting(SETTINGS.oidcIssuer, "ska vara en https-adress");
  for (const needed of [SETTINGS.oidcClientId, SETTINGS.oidcClientSecret]) {
    if (text(needed) === "")
      throw new BadSetting(needed, `måste anges när ${SETTINGS.oidcIssuer.name} är satt`);
  }
  const isGoogle = issuer.replace(/\/$/, "") === GOOGLE_ISSUER;
  return {
    kind: "provider",
    issuer,
    clientId: text(SETTINGS.oidcClientId),
    clientSecret: text(SETTINGS.oidcClientSecret),
    scopes: isGoogle ? [...BASIC_SCOPES, ...GOOGLE_SCOPES] : BASIC_SCOPES,
    isGoogle,
  };
}

/**
 * Anybody who reaches the form can choose any person, so it must not be reachable from another machine. Passkeys are
 * bound to one host name, and browsers have them only on https and on localhost.
 */
function localSignInOf(text: SettingText): "form" | "passkey" {
  const chosen = text(SETTINGS.localSignIn);
  if (chosen !== "auto" && chosen !== "form" && chosen !== "passkey")
    throw new BadSetting(SETTINGS.localSignIn, "ska vara auto, form eller passkey");
  const [host, publicUrl] = [text(SETTINGS.host), text(SETTINGS.publicUrl)];
  const url = URL.parse(publicUrl);
  const help =
    "Den lokala inloggningen med namn och e-post fungerar bara på den egna datorn. För inloggning med passnycklar: " +
    `ange ${SETTINGS.publicUrl.name} med https och ett värdnamn, som https://bok.example.se. För en ` +
    `inloggningstjänst, till exempel https://accounts.google.com: ange ${SETTINGS.oidcIssuer.name}, ` +
    `${SETTINGS.oidcClientId.name} och ${SETTINGS.oidcClientSecret.name}`;
  const isPublic = url !== null && !isLoopback(url.hostname);
  if (!isPublic && LOOPBACK_HOSTS.has(host)) {
    if (chosen !== "passkey") return "form";
    if (url === null || url.hostname === "localhost") return "passkey";
  } else if (chosen !== "form" && url?.protocol === "https:" && isName(url.hostname)) return "passkey";
  if (!LOOPBACK_HOSTS.has(host)) throw new BadSetting(SETTINGS.host, `är ${host}. ${help}`);
  throw new BadSetting(SETTINGS.publicUrl, `är ${publicUrl}. ${help}`);
}

/** A name and no address: passkeys cannot be bound to an IP address. */
function isName(hostname: string): boolean {
  return isIP(hostname.replaceAll(/[[\]]/g, "")) === 0;
}
