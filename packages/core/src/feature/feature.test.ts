import { expect, test } from "vitest";
import {
  FEATURE_ID,
  FEATURE_NOT_CHOSEN_TEXT,
  FEATURE_RULES,
  featureDisabledText,
  featureGroupName,
  isFeatureId,
  NOT_AVAILABLE_TEXT,
} from "./feature.ts";

test("CO10: every feature has one rule", () => {
  expect(FEATURE_RULES.map((rule) => rule.id)).toEqual(Object.values(FEATURE_ID));
  const ids = (wanted: (rule: (typeof FEATURE_RULES)[number]) => boolean) =>
    FEATURE_RULES.filter(wanted).map((rule) => rule.id);
  expect(ids((rule) => !rule.isOptional)).toEqual([1000]);
  expect(ids((rule) => rule.isAvailable)).toEqual([1000, 1001, 1002, 1101]);
});

test("groups and texts", () => {
  expect(featureGroupName(FEATURE_ID.ecommerce)).toBe("Bokföring");
  expect(featureGroupName(FEATURE_ID.invoice)).toBe("Fakturering");
  expect(featureGroupName(FEATURE_ID.payroll)).toBe("Löner");
  expect(isFeatureId(1101)).toBe(true);
  expect(isFeatureId(1102)).toBe(false);
  expect(featureDisabledText("Bokföring plus")).toBe("Funktionen Bokföring plus är inaktiverad");
  expect(FEATURE_NOT_CHOSEN_TEXT).toBe("Önskad funktion är inte vald");
  expect(NOT_AVAILABLE_TEXT).toBe("Kommer senare");
});
