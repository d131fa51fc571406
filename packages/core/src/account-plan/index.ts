export { type AccountNo, accountNo, isAccountNo } from "./account-no.ts";
export {
  ACCOUNT_TYPES,
  type Account,
  type AccountPlan,
  type AccountType,
  type ReportStructure,
  type ReportStructureItem,
} from "./account-plan.ts";
export { type DoublePlace, type ReportPlace, type ReportPlaces, reportPlaces } from "./report-places.ts";
