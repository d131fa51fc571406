import type { CompanyType } from "./company-type.ts";

/** Accounts that carry the result from year to year (AP9). */
export interface ResultAccounts {
  readonly yearResult: number;
  /** Undefined where there is no account between the year's result and equity. */
  readonly lastYearResult: number | undefined;
  readonly retainedEarnings: number;
}

/** What the legal form changes in the product (CO12, AP9). */
export interface CompanyTypeRules {
  /** Whose number the field organizationNumber holds. */
  readonly numberKind: "organization" | "sole-proprietor" | "personal";
  readonly hasContactPerson: boolean;
  readonly recommendedChart: "bas" | "k1" | "bas-association" | "household";
  readonly secondChart: "bas" | undefined;
  readonly defaultEditMode: "simple" | "advanced";
  /** The calendar year is prescribed: another fiscal year gives a warning. */
  readonly warnsOutsideCalendarYear: boolean;
  readonly firstVatPeriod: "quarter" | "fiscal-year";
  readonly resultAccounts: ResultAccounts;
  readonly archiveBeforeDeletion: "required" | "offered";
  /** Whether texts about the law state duties, or are softened for a household. */
  readonly lawTexts: "full" | "softened";
}

const LIMITED_COMPANY: CompanyTypeRules = {
  numberKind: "organization",
  hasContactPerson: true,
  recommendedChart: "bas",
  secondChart: undefined,
  defaultEditMode: "advanced",
  warnsOutsideCalendarYear: false,
  firstVatPeriod: "quarter",
  resultAccounts: { yearResult: 2099, lastYearResult: 2098, retainedEarnings: 2091 },
  archiveBeforeDeletion: "required",
  lawTexts: "full",
};

const ASSOCIATION_RESULT: ResultAccounts = { yearResult: 2069, lastYearResult: 2068, retainedEarnings: 2067 };
const OWNERS_RESULT: ResultAccounts = { yearResult: 2019, lastYearResult: undefined, retainedEarnings: 2010 };
// A natural person is taxed for a part of it, so the calendar year is required as it is for a sole trader (Bookkeeping
// Act, chapter 3).
const PARTNERSHIP: CompanyTypeRules = {
  ...LIMITED_COMPANY,
  warnsOutsideCalendarYear: true,
  resultAccounts: OWNERS_RESULT,
};

const RULES: Readonly<Partial<Record<CompanyType, CompanyTypeRules>>> = {
  E: {
    ...LIMITED_COMPANY,
    numberKind: "sole-proprietor",
    recommendedChart: "k1",
    secondChart: "bas",
    warnsOutsideCalendarYear: true,
    firstVatPeriod: "fiscal-year",
    resultAccounts: OWNERS_RESULT,
  },
  HB: PARTNERSHIP,
  KB: PARTNERSHIP,
  I: { ...LIMITED_COMPANY, recommendedChart: "bas-association", resultAccounts: ASSOCIATION_RESULT },
  S: { ...LIMITED_COMPANY, recommendedChart: "bas-association", resultAccounts: ASSOCIATION_RESULT },
  PP: {
    ...LIMITED_COMPANY,
    numberKind: "personal",
    hasContactPerson: false,
    recommendedChart: "household",
    defaultEditMode: "simple",
    archiveBeforeDeletion: "offered",
    lawTexts: "softened",
  },
};

/** The rules of a legal form; forms without a row follow the limited company. */
export function companyTypeRules(type: CompanyType): CompanyTypeRules {
  return RULES[type] ?? LIMITED_COMPANY;
}
