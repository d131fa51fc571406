import { parseSync } from "oxc-parser";

/** A text in the source that may be shown. */
export interface SourceText {
  readonly text: string;
  /** True for what is only thrown when the program itself is wrong. */
  readonly isThrown: boolean;
}

/** What is called with a text for programmers. */
const FOR_PROGRAMMERS: ReadonlySet<unknown> = new Set(["Error", "DOMException", "invariant"]);

/** Every string, part of a template and text between tags of a module; what it imports from is left out. */
export function shownTexts(path: string, source: string): SourceText[] {
  return [...textsOf(parseSync(path, source).program, false)];
}

/** A node of the syntax tree, or one of its values. */
function* textsOf(node: unknown, isThrown: boolean): Generator<SourceText> {
  if (Array.isArray(node)) {
    for (const child of node) yield* textsOf(child, isThrown);
    return;
  }
  if (!isNode(node)) return;
  // What is imported or exported by name has a source, which is no text.
  if (/^(Import|Export)/.test(node.type) && isNode(valueOf(node, "source"))) return;
  const text = textOf(node);
  if (text !== undefined) yield { text: text.replaceAll(/\s+/g, " ").trim(), isThrown };
  const isError = FOR_PROGRAMMERS.has(valueOf(valueOf(node, "callee"), "name"));
  for (const child of Object.values(node)) yield* textsOf(child, isThrown || isError);
}

function textOf(node: { readonly type: string }): string | undefined {
  const value = valueOf(node, "value");
  if (node.type === "Literal" || node.type === "JSXText")
    return typeof value === "string" ? value : undefined;
  const cooked = node.type === "TemplateElement" ? valueOf(value, "cooked") : undefined;
  return typeof cooked === "string" ? cooked : undefined;
}

function valueOf(node: unknown, name: string): unknown {
  return typeof node === "object" && node !== null ? Reflect.get(node, name) : undefined;
}

function isNode(value: unknown): value is { readonly type: string } {
  return typeof valueOf(value, "type") === "string";
}
