import { useEffect, useMemo } from "react";
import { useCompany } from "../../../data/company/selected-company.ts";
import { loadFile } from "../../../data/files/files.ts";
import { filePictures } from "./file-pictures.ts";
import { FileStore } from "./file-store.ts";

/** The files of the selected company's report, as long as the page is open. */
export function useFileStore(): FileStore | undefined {
  const companyId = useCompany()?.id;
  const store = useMemo(
    () =>
      companyId === undefined
        ? undefined
        : new FileStore(async (fileId) => filePictures(await loadFile(companyId, fileId))),
    [companyId],
  );
  useEffect(() => () => store?.dispose(), [store]);
  return store;
}
