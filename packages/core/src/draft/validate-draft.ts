import { assertNever, isItemId } from "../shared/index.ts";
import type { Draft } from "./draft.ts";

/** What keeps a draft from being saved. Anything that a voucher must have may be missing: it is not registered yet. */
export type DraftError =
  | { readonly code: "id-reserved"; readonly field: "id" }
  | { readonly code: "id-form"; readonly field: "id" }
  | { readonly code: "transfer-to-itself"; readonly field: "analysis" };

/** Addresses of pages that have the place of a draft's id, so no draft may have them as its id (DR1). */
const RESERVED: ReadonlySet<string> = new Set(["new", "register", "accountTransactionDraft"]);

export function validateDraft({ id, analysis }: Pick<Draft, "id" | "analysis">): DraftError[] {
  const actions = analysis?.actions ?? [];
  const isOwnTwin = actions.some((action) => action.kind === "transfer" && action.draftId === id);
  return [
    ...(RESERVED.has(id) ? [{ code: "id-reserved", field: "id" } as const] : []),
    ...(isItemId(id) ? [] : [{ code: "id-form", field: "id" } as const]),
    ...(isOwnTwin ? [{ code: "transfer-to-itself", field: "analysis" } as const] : []),
  ];
}

export function draftErrorText(error: DraftError): string {
  switch (error.code) {
    case "id-reserved":
      return "Utkastet har ett id som är adressen till en sida. Ingenting är sparat.";
    case "id-form":
      return "Utkastets id får bara ha bokstäver, siffror och bindestreck. Ingenting är sparat.";
    case "transfer-to-itself":
      return "Ett utkast kan inte vara en överföring till sig självt.";
    default:
      return assertNever(error);
  }
}
