import { expect, test } from "vitest";
import { SETTINGS } from "./settings.ts";
import { unknownSettingLines } from "./unknown-settings.ts";

test.each([
  ["HUVUDBOK_DATABASE_URI", "HUVUDBOK_DATABASE_URL"],
  ["HUVUDBOK_DATABAS_URL", "HUVUDBOK_DATABASE_URL"],
  ["HUVUDBOK_DATADIR", "HUVUDBOK_DATA_DIR"],
  ["HUVUDBOK_PUBLICURL", "HUVUDBOK_PUBLIC_URL"],
  ["HUVUDBOK_HOSTS", "HUVUDBOK_HOST"],
  ["HUVUDBOK_SECRETKEY", "HUVUDBOK_SECRET_KEY"],
])("%s is told of, with %s", (name, meant) => {
  expect(unknownSettingLines({ [name]: "x" })).toEqual([
    `OBS ${name} känns inte igen och används inte. Menade du ${meant}?`,
  ]);
});

test("a name that is near none is told of without a guess, in order", () => {
  expect(unknownSettingLines({ HUVUDBOK_VOLUME_MOUNTED_BY: "x", HUVUDBOK_A_WHOLLY_OTHER: "" })).toEqual([
    "OBS HUVUDBOK_A_WHOLLY_OTHER känns inte igen och används inte.",
    "OBS HUVUDBOK_VOLUME_MOUNTED_BY känns inte igen och används inte.",
  ]);
});

test("settings, others' variables and those of our own tools are not", () => {
  const settings = Object.values(SETTINGS).map(({ name }): [string, string] => [name, "x"]);
  const tools = { HUVUDBOK_TEST_POSTGRES: "x", HUVUDBOK_DEV_PORT: "1", HUVUDBOK_SEED: "1", PATH: "/bin" };
  expect(unknownSettingLines({ ...Object.fromEntries(settings), ...tools })).toEqual([]);
});
