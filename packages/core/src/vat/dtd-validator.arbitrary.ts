/** The part of a document type definition that the file of VAT is held to: order and names of the elements. */
export interface Dtd {
  readonly models: ReadonlyMap<string, string>;
  readonly version: string;
}

/** Reads the element declarations and the fixed version. */
export function readDtd(text: string): Dtd {
  const declared = [...text.matchAll(/<!ELEMENT (\w+) (\([^>]*\))>/g)];
  const version = /<!ATTLIST eSKDUpload Version CDATA #FIXED "([^"]*)">/.exec(text)?.[1] ?? "";
  return { models: new Map(declared.map(([, name = "", model = ""]) => [name, model])), version };
}

interface Element {
  readonly name: string;
  readonly attributes: string;
  readonly children: readonly Element[];
  readonly text: string;
}

/** What is wrong with a document by the definition; empty when it is valid. */
export function dtdErrors(dtd: Dtd, xml: string): readonly string[] {
  const head = /^<\?xml version="1\.0" encoding="ISO-8859-1"\?>\s*(?:<!DOCTYPE [^>]*>\s*)?/.exec(xml)?.[0];
  if (head === undefined) return ["no prolog"];
  const [root, rest] = element(xml.slice(head.length));
  const errors =
    root === undefined || rest.trim() !== "" ? ["not one well-formed element"] : errorsOf(dtd, root);
  const hasVersion = root?.attributes === ` Version="${dtd.version}"`;
  return [...errors, ...(hasVersion && root?.name === "eSKDUpload" ? [] : ["wrong root or version"])];
}

function errorsOf(dtd: Dtd, { name, children, text }: Element): readonly string[] {
  const model = dtd.models.get(name);
  if (model === undefined) return [`${name} is not declared`];
  const below = children.flatMap((child) => errorsOf(dtd, child));
  if (model === "(#PCDATA)") return children.length === 0 ? below : [...below, `${name} has elements`];
  // A content model is a regular expression over the names of the elements, each with a semicolon after it here.
  const pattern = model.replaceAll(/\w+/g, (child) => `(?:${child};)`).replaceAll(/\s|,/g, "");
  const found = children.map((child) => `${child.name};`).join("");
  const isInOrder = new RegExp(`^${pattern}$`).test(found) && text.trim() === "";
  return isInOrder ? below : [...below, `${name} does not hold ${found}`];
}

function element(xml: string): readonly [Element | undefined, string] {
  const open = /^\s*<(\w+)([^<>]*)>/.exec(xml);
  if (open === null) return [undefined, xml];
  const [all, name = "", attributes = ""] = open;
  let rest = xml.slice(all.length);
  let text = "";
  const children: Element[] = [];
  for (;;) {
    const [data = ""] = /^(?:[^<&]|&(?:amp|lt|gt);)*/.exec(rest) ?? [];
    text += data;
    rest = rest.slice(data.length);
    if (rest.startsWith(`</${name}>`)) {
      return [{ name, attributes, children, text }, rest.slice(name.length + 3)];
    }
    const [child, after] = element(rest);
    if (child === undefined) return [undefined, rest];
    children.push(child);
    rest = after;
  }
}
