import { useSyncExternalStore } from "react";
import { useCompany } from "../../data/company/selected-company.ts";
import { useDocumentClient } from "../../data/documents/current-client.ts";
import { undoStackOf } from "../../data/undo.ts";

/** Whether something of the selected company is being undone: what is registered then may rest on it. */
export function useIsUndoing(): boolean {
  const client = useDocumentClient();
  const stack = client && undoStackOf(client);
  const companyId = useCompany()?.id ?? 0;
  return useSyncExternalStore(
    stack?.subscribe ?? subscribeToNothing,
    () => stack?.isUndoing(companyId) === true,
  );
}

function subscribeToNothing(): () => void {
  return () => {};
}
