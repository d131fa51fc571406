import type { Draft } from "../../draft/index.ts";
import { allWordsKey } from "../categorisation-index.ts";
import { comparedText } from "../words/compared-text.ts";

/** Drafts by all words of their texts. Texts are first compared when one is asked for. */
export class DraftsByText {
  readonly #byWords = new Map<string, Draft[]>();
  #waiting: Draft[] = [];

  /** Each draft once. */
  add(draft: Draft): void {
    this.#waiting.push(draft);
  }

  /** Those with exactly these words, in the order in which they were added. */
  withWords(words: readonly string[]): readonly Draft[] {
    for (const draft of this.#waiting) {
      const key = allWordsKey(comparedText(draft.text).words);
      const alike = this.#byWords.get(key);
      if (alike === undefined) this.#byWords.set(key, [draft]);
      else alike.push(draft);
    }
    this.#waiting = [];
    return this.#byWords.get(allWordsKey(words)) ?? [];
  }
}
