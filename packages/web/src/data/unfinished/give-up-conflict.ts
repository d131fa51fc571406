import { ApiFailure } from "../api/api-failure.ts";
import { documentClient } from "../documents/current-client.ts";

/**
 * Gives up a commit that somebody else's has refused, for a form that still has what was typed and asks about it there:
 * asked about in two places, it would remain in one of them. Returns the failure as the form shows it; any other one as
 * it is.
 */
export async function giveUpConflict(failure: ApiFailure): Promise<ApiFailure> {
  if (!failure.isConflict || failure.unsavedId === undefined) return failure;
  await documentClient()?.discardUnsaved(failure.unsavedId);
  const { status, type, message, details } = failure;
  return new ApiFailure({ status, type, message, details, level: "warning" });
}

/** A save whose conflict is given up like that, while the page with the form is open. */
export async function askedHere(save: Promise<void>, isHere: () => boolean): Promise<void> {
  try {
    await save;
  } catch (thrown) {
    throw isHere() && thrown instanceof ApiFailure ? await giveUpConflict(thrown) : thrown;
  }
}
