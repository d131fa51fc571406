import type { ByteText } from "../encoding/byte-text.ts";
import { byteAt } from "../records/tokenizer.ts";

/** Texts that are repeated often, such as series and signs, each stored once. Index 0 is "". */
export class TextPool {
  readonly texts: string[] = [""];
  private readonly indexes = new Map<string, number>();
  private lastStart = 0;
  private lastEnd = 0;
  private lastIndex = 0;

  /** The index of the text that the bytes spell. The same text as last time is found without making a string. */
  indexOf(source: ByteText, start: number, end: number): number {
    if (start === end) return 0;
    if (!this.isLast(source.bytes, start, end)) {
      this.lastIndex = this.add(source.text(start, end));
      this.lastStart = start;
      this.lastEnd = end;
    }
    return this.lastIndex;
  }

  text(index: number): string {
    return this.texts[index] ?? "";
  }

  private add(text: string): number {
    const known = this.indexes.get(text);
    if (known !== undefined) return known;
    const index = this.texts.push(text) - 1;
    this.indexes.set(text, index);
    return index;
  }

  private isLast(bytes: Uint8Array, start: number, end: number): boolean {
    const shift = this.lastStart - start;
    if (this.lastEnd - end !== shift) return false;
    for (let at = start; at < end; at += 1) if (byteAt(bytes, at) !== byteAt(bytes, at + shift)) return false;
    return true;
  }
}
