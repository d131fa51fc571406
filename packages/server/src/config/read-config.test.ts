import { expect, test } from "vitest";
import { readConfig } from "./read-config.ts";
import { SETTINGS } from "./settings.ts";

const GOOGLE = {
  HUVUDBOK_OIDC_ISSUER: "https://accounts.google.com",
  HUVUDBOK_OIDC_CLIENT_ID: "id",
  HUVUDBOK_OIDC_CLIENT_SECRET: "secret",
};

function config(environment: Record<string, string>) {
  const read = readConfig(environment, "/srv/huvudbok");
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

test("an empty environment is the local product", () => {
  expect(config({})).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    dataDir: "/srv/huvudbok/data",
    publicUrl: "http://localhost:3000",
    databaseUrl: undefined,
    identity: { kind: "local", signIn: "form" },
    developerPages: true,
    logLevel: "warn",
    featuresFile: "/srv/huvudbok/packages/server/config/features.json",
  });
});

test("Google adds its scopes and turns the developer pages off", () => {
  const read = config({
    ...GOOGLE,
    HUVUDBOK_HOST: "0.0.0.0",
    HUVUDBOK_PUBLIC_URL: "https://bok.example.se/",
  });
  expect(read).toMatchObject({
    publicUrl: "https://bok.example.se",
    developerPages: false,
    logLevel: "info",
  });
  expect(read.identity).toMatchObject({ kind: "provider", isGoogle: true });
  expect(read.identity.kind === "provider" && read.identity.scopes).toHaveLength(7);
});

test("another provider is asked for no more than who it is", () => {
  const read = config({ ...GOOGLE, HUVUDBOK_OIDC_ISSUER: "https://login.example.se" });
  expect(read.identity).toMatchObject({ isGoogle: false, scopes: ["openid", "email", "profile"] });
});

test("an absolute data folder and lists are taken as they are", () => {
  const read = config({ HUVUDBOK_DATA_DIR: "/var/lib/huvudbok", HUVUDBOK_TRUST_PROXY: "10.0.0.1, fd00::/8" });
  expect(read.dataDir).toBe("/var/lib/huvudbok");
  expect(read.trustProxy).toEqual(["10.0.0.1", "fd00::/8"]);
});

test.each([
  ["PORT", "abc"],
  ["PORT", "0"],
  ["PORT", "65536"],
  ["HUVUDBOK_HOST", "0.0.0.0"],
  ["HUVUDBOK_HOST", "192.168.1.10"],
  ["HUVUDBOK_PUBLIC_URL", "http://bok.example.se"],
  ["HUVUDBOK_PUBLIC_URL", "https://192.168.1.10"],
  ["HUVUDBOK_PUBLIC_URL", "https://[fd00::1]"],
  ["HUVUDBOK_LOCAL_SIGN_IN", "password"],
  ["HUVUDBOK_DATABASE_URL", "mysql://x"],
  ["HUVUDBOK_OIDC_ISSUER", "http://login.example.se"],
  ["HUVUDBOK_OIDC_ISSUER", "accounts.google.com"],
  ["HUVUDBOK_SECRET_KEY", "short"],
  ["HUVUDBOK_OLD_SECRET_KEY", "short"],
  ["HUVUDBOK_DEVELOPER_PAGES", "yes"],
  ["HUVUDBOK_LOG_LEVEL", "loud"],
  ["HUVUDBOK_RATE_LIMIT", "-1"],
  ["HUVUDBOK_BODY_LIMIT", "1e6"],
  ["HUVUDBOK_HOST", "127.0.0.2"],
  ["HUVUDBOK_TRUST_PROXY", "10.0.0.1, nginx"],
  ["HUVUDBOK_TRUST_PROXY", "10.0.0.0/x"],
  ["HUVUDBOK_PUBLIC_SITE", "javascript:alert(1)"],
  ["HUVUDBOK_PUBLIC_SITE", "//evil.example"],
  ["HUVUDBOK_FOOTER_LINK", "www.example.se"],
  ["HUVUDBOK_SIGN_IN_STATE", "prod.x"],
  ["HUVUDBOK_SIGN_IN_STATE", "två"],
  ["HUVUDBOK_SIGN_IN_STATE", "a b"],
  ["HUVUDBOK_SIGN_IN_STATE", "a".repeat(33)],
])("refuses %s=%s and names it", (variable, value) => {
  const read = readConfig({ [variable]: value }, "/srv");
  expect(read).toMatchObject({ ok: false, error: { variable } });
  expect(read.ok ? "" : read.error.message).toMatch(new RegExp(`^${variable} [^\n]+\\.$`));
});

test("ID16: the old secret is another than the new one", () => {
  const secret = "a".repeat(32);
  const same = { HUVUDBOK_SECRET_KEY: secret, HUVUDBOK_OLD_SECRET_KEY: ` ${secret} ` };
  expect(readConfig(same, "/srv")).toEqual({
    ok: false,
    error: {
      variable: "HUVUDBOK_OLD_SECRET_KEY",
      message:
        "HUVUDBOK_OLD_SECRET_KEY är samma hemlighet som HUVUDBOK_SECRET_KEY. Ange en ny i HUVUDBOK_SECRET_KEY, eller ta bort den gamla.",
    },
  });
  expect(readConfig({ ...same, HUVUDBOK_SECRET_KEY: "b".repeat(32) }, "/srv")).toMatchObject({ ok: true });
});

test.each([
  ["HUVUDBOK_OIDC_CLIENT_ID", { HUVUDBOK_OIDC_ISSUER: "https://login.example.se" }],
  ["HUVUDBOK_OIDC_CLIENT_SECRET", { ...GOOGLE, HUVUDBOK_OIDC_CLIENT_SECRET: "" }],
  ["HUVUDBOK_PUBLIC_URL", { ...GOOGLE, HUVUDBOK_HOST: "0.0.0.0" }],
  ["HUVUDBOK_PUBLIC_URL", { ...GOOGLE, HUVUDBOK_PUBLIC_URL: "https://bok.example.se/app" }],
  // ID7: the sign-in would travel unencrypted.
  ["HUVUDBOK_PUBLIC_URL", { ...GOOGLE, HUVUDBOK_PUBLIC_URL: "http://bok.example.se" }],
  ["HUVUDBOK_PUBLIC_URL", { ...GOOGLE, HUVUDBOK_PUBLIC_URL: "http://127.0.0.1.example.se" }],
])("asks for %s", (variable, environment) => {
  expect(readConfig(environment, "/srv")).toMatchObject({ ok: false, error: { variable } });
});

test.each([
  ["form", {}],
  ["form", { HUVUDBOK_LOCAL_SIGN_IN: "form", HUVUDBOK_PUBLIC_URL: "http://127.0.0.1:3000" }],
  ["passkey", { HUVUDBOK_LOCAL_SIGN_IN: "passkey" }],
  ["passkey", { HUVUDBOK_PUBLIC_URL: "https://bok.example.se" }],
  ["passkey", { HUVUDBOK_PUBLIC_URL: "https://bok.example.se", HUVUDBOK_HOST: "0.0.0.0" }],
])("the local sign-in asks by %s with %j", (signIn, environment) => {
  const read = config(environment);
  expect(read.identity).toEqual({ kind: "local", signIn });
  expect(read.developerPages).toBe(signIn === "form");
});

test.each([
  ["HUVUDBOK_HOST", { HUVUDBOK_HOST: "0.0.0.0" }],
  ["HUVUDBOK_HOST", { HUVUDBOK_HOST: "0.0.0.0", HUVUDBOK_PUBLIC_URL: "http://bok.example.se" }],
  ["HUVUDBOK_HOST", { HUVUDBOK_HOST: "0.0.0.0", HUVUDBOK_LOCAL_SIGN_IN: "passkey" }],
  ["HUVUDBOK_PUBLIC_URL", { HUVUDBOK_PUBLIC_URL: "https://bok.example.se", HUVUDBOK_LOCAL_SIGN_IN: "form" }],
  ["HUVUDBOK_PUBLIC_URL", { HUVUDBOK_PUBLIC_URL: "http://127.0.0.1", HUVUDBOK_LOCAL_SIGN_IN: "passkey" }],
])("refuses the local sign-in for %s with %j, and says both ways out", (variable, environment) => {
  const read = readConfig(environment, "/srv");
  expect(read).toMatchObject({ ok: false, error: { variable } });
  for (const way of ["HUVUDBOK_OIDC_ISSUER", "HUVUDBOK_PUBLIC_URL med https"])
    expect(read.ok ? "" : read.error.message).toContain(way);
});

test("every variable but PORT carries our prefix, and is described", () => {
  const settings = Object.values(SETTINGS);
  expect(new Set(settings.map(({ name }) => name)).size).toBe(settings.length);
  for (const { name, description } of settings) {
    expect(name).toMatch(/^(PORT|HUVUDBOK_[A-Z_]+)$/);
    expect(description).toMatch(/\.$/);
  }
});
