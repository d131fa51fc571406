import { reloadFilings } from "../../data/filings/filings.ts";
import { type PageError, tryAgain } from "../../ui/page-frame/error-level.ts";

/** That it is not known what was handed in, with the way to ask again; `HandedOutNotice` says why. */
export function filingsError(): PageError {
  return {
    message: "Vad som är inlämnat kunde inte hämtas. Det som är sparat är kvar.",
    action: tryAgain(reloadFilings),
  };
}
