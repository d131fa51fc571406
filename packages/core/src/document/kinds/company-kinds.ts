import { FEATURE_ID } from "../../feature/index.ts";
import { LONGEST_SETTING } from "../rules/text-lengths.ts";
import {
  accountSettingsHeadSchema,
  emptyHeadSchema,
  fiscalYearSchema,
  journalTemplateSchema,
  userSettingsSchema,
  vatNumberSchema,
} from "../schemas.ts";
import { kindRow } from "./kind-row.ts";

/** Documents of a person, and those of which a company has one. */
export const COMPANY_KINDS = {
  userSettings: kindRow({
    scope: "user",
    title: "Användarinställningar",
    longestText: LONGEST_SETTING,
    version: 1,
    head: userSettingsSchema,
    writeRole: "bookkeeper",
    erasable: [],
    writtenAfter: [],
  }),
  accountSettings: kindRow({
    scope: "company",
    title: "Räkenskapsår",
    longestText: LONGEST_SETTING,
    version: 1,
    head: accountSettingsHeadSchema,
    itemsField: "fiscalYears2",
    item: fiscalYearSchema,
    idFields: ["id"],
    writeRole: "bookkeeper",
    erasable: [],
    writtenAfter: [],
    listsYears: true,
  }),
  journalTemplates: kindRow({
    scope: "company",
    title: "Konteringsmall",
    version: 1,
    head: emptyHeadSchema,
    itemsField: "templates",
    item: journalTemplateSchema,
    idFields: ["id"],
    feature: FEATURE_ID.accountingPlus,
    writeRole: "bookkeeper",
    erasable: ["name", "description"],
    writtenAfter: ["accountSettings"],
  }),
  vatNumbers: kindRow({
    scope: "company",
    title: "VAT-nummer",
    version: 1,
    head: emptyHeadSchema,
    itemsField: "numbers",
    item: vatNumberSchema,
    idFields: ["id"],
    feature: FEATURE_ID.accountingPlus,
    writeRole: "bookkeeper",
    // A sole trader's number may be that of a person.
    erasable: ["vatNumber"],
    writtenAfter: ["accountSettings"],
  }),
} as const;
