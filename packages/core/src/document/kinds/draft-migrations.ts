import { isJsonObject, type Migration } from "../migrate-document.ts";

/** Version 1 of drafts: a match had one token in place of its texts, and did not say why it was suggested. */
export const DRAFTS_WITH_REASONS: Migration = {
  head: (json) => json,
  item: (json) => {
    if (!isJsonObject(json) || !isJsonObject(json.analysis)) return json;
    const { actions } = json.analysis;
    if (!Array.isArray(actions)) return json;
    return { ...json, analysis: { ...json.analysis, actions: actions.map(withReason) } };
  },
};

/** Version 2 of drafts did not say that a person had chosen: that is read from the mark (`isChosenByHand`). */
export const DRAFTS_WITH_CHOICES: Migration = { head: (json) => json, item: (json) => json };

/** Version 3 of drafts did not say what text a match was only like: nobody knows that afterwards. */
export const DRAFTS_WITH_LIKENESS: Migration = { head: (json) => json, item: (json) => json };

function withReason(action: unknown): unknown {
  if (!isJsonObject(action) || action.kind !== "match") return action;
  const { token, ...others } = action;
  return { ...others, texts: [token], because: { level: 0, count: 0, total: 0 } };
}
