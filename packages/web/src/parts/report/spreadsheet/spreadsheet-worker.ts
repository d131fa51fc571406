import type { Spreadsheet } from "@huvudbok/core/report";
import { spreadsheetFile } from "./spreadsheet-file.ts";

/** Makes the file of one spreadsheet; a failure reaches the page as an error of the worker. */
globalThis.addEventListener("message", (event: MessageEvent<Spreadsheet>) => {
  void spreadsheetFile(event.data).then(
    (file) => globalThis.postMessage(file, {}),
    (reason: unknown) => reportError(reason),
  );
});
