import type { CSSOptions } from "vite";

type PostcssPlugins = NonNullable<Exclude<CSSOptions["postcss"], string | undefined>["plugins"]>;
type PostcssPlugin = Extract<PostcssPlugins[number], { readonly postcssPlugin: string }>;

/** The base of the sizes of the design: the default text size of browsers. */
const ROOT_PX = 16;
/** Lines and their corners remain fine however large the text is. */
const LEAST_PX = 4;
const LINES = /^(border|outline|box-shadow|--hb-(focus|shadow|radius)|--mantine-radius)/;
const PX = /(?<![\w#.-])(-?\d*\.?\d+)px\b/g;

/**
 * Sizes are written in px of the design and built as rem, and the widths of screens as em: a person with a larger text
 * in the browser gets a larger page, laid out as on the narrower screen that it then is. Paper keeps its sizes.
 */
export function relativeSizes(): PostcssPlugin {
  return {
    postcssPlugin: "relative-sizes",
    Once(root) {
      if (root.source?.input.file?.includes("node_modules") === true) return;
      const onPaper = new Set<unknown>();
      root.walkAtRules("container", (rule) => {
        rule.params = inRem(rule.params);
      });
      root.walkAtRules(/^(media|page)$/, (rule) => {
        if (rule.name === "page" || rule.params === "print") rule.walkDecls((each) => void onPaper.add(each));
        else rule.params = rule.params.replace(PX, (_, px: string) => `${Number(px) / ROOT_PX}em`);
      });
      root.walkDecls((declaration) => {
        if (!LINES.test(declaration.prop) && !onPaper.has(declaration))
          declaration.value = inRem(declaration.value);
      });
    },
  };
}

function inRem(value: string): string {
  return value.replace(PX, (length, px: string) =>
    Math.abs(Number(px)) < LEAST_PX ? length : `${Number(px) / ROOT_PX}rem`,
  );
}
