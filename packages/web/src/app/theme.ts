import {
  type Alert,
  type Badge,
  type Checkbox,
  type Combobox,
  type Input,
  type MantineColorsTuple,
  type MantineTheme,
  type MantineThemeComponent,
  type Menu,
  type Modal,
  type NativeSelect,
  type Popover,
  type Radio,
  type SegmentedControl,
  type Switch,
  type Table,
  type Tooltip,
} from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { createElement } from "react";
import { variantColors } from "./variant-colors.ts";

declare module "@mantine/core" {
  interface MantineThemeColorsOverride {
    readonly colors: Readonly<Record<keyof typeof colors, MantineColorsTuple>>;
  }
}

function scale(text: string): MantineColorsTuple {
  const [a = "", b = "", c = "", d = "", e = "", f = "", g = "", h = "", i = "", j = ""] = text.split(" ");
  return [a, b, c, d, e, f, g, h, i, j];
}

const colors = {
  ink: scale("#F0F4FC #E9EEF9 #D3DDF4 #BFCDF7 #A3B7F2 #7C97E2 #4263B8 #274690 #1E3776 #162A5C"),
  gray: scale("#FAF9F6 #F5F3EE #EEEBE4 #E6E3DB #CBC6BB #A9A499 #8B877D #656974 #3A3C43 #1A1C23"),
  dark: scale("#E9E7E1 #B2B1AB #989893 #767A85 #44474F #2B2D33 #212328 #191A1E #121316 #0C0D0F"),
  red: scale("#FBEEEB #F6DDD8 #EDC2BA #F3B6AB #F2A093 #D9705F #B0402F #9B2C1F #7F2318 #5F1A12"),
  yellow: scale("#FBF3DF #F6E8C4 #EFD79C #E9C67A #E2B868 #C49432 #8F6208 #7A4F00 #624000 #4A3000"),
  green: scale("#EAF3EC #D9E9DD #BBD7C3 #A4D2B2 #8FC9A0 #5B9C70 #3B7A52 #2B6340 #224F33 #193B26"),
};

const FONT = "var(--hb-font)";
/** Headings are HTML's own, and global.css says how large they are. */
const HEADING = { fontSize: "1.5rem", lineHeight: "1.1667" };
const floating = { shadow: "none", transitionProps: { duration: 80 }, offset: 4 } as const;

/**
 * The same as Mantine's `Component.extend`, without the component: the theme is loaded first, and would otherwise
 * import the code of every component that it styles.
 */
function look<Component extends Extendable>(
  words: Parameters<Component["extend"]>[0],
): MantineThemeComponent {
  return words;
}

interface Extendable {
  extend(words: never): MantineThemeComponent;
}

const components = {
  Input: look<typeof Input>({
    vars: () => ({ wrapper: { "--input-height": "var(--hb-control)", "--input-fz": "var(--hb-fs-md)" } }),
  }),
  InputWrapper: look<typeof Input.Wrapper>({
    defaultProps: { inputWrapperOrder: ["label", "input", "description", "error"] },
    styles: {
      label: { fontSize: "var(--hb-fs-sm)", fontWeight: 500, marginBottom: 4 },
      description: { fontSize: "var(--hb-fs-xs)" },
      // A message of two lines stays apart from the next label.
      error: { fontSize: "var(--hb-fs-xs)", paddingBottom: 4 },
    },
  }),
  NativeSelect: look<typeof NativeSelect>({
    defaultProps: {
      rightSection: createElement(IconChevronDown, { size: 16, stroke: 1.65, color: "var(--hb-ink-3)" }),
      rightSectionPointerEvents: "none",
      rightSectionProps: { "aria-hidden": true },
    },
  }),
  Checkbox: look<typeof Checkbox>({ defaultProps: { size: "xs", radius: "sm" } }),
  Radio: look<typeof Radio>({ defaultProps: { size: "xs" } }),
  Switch: look<typeof Switch>({ defaultProps: { size: "xs" } }),
  SegmentedControl: look<typeof SegmentedControl>({ defaultProps: { size: "sm", transitionDuration: 0 } }),
  Table: look<typeof Table>({
    defaultProps: {
      verticalSpacing: 0,
      horizontalSpacing: 8,
      highlightOnHover: true,
      tabularNums: true,
      stickyHeader: true,
    },
  }),
  Modal: look<typeof Modal>({
    defaultProps: {
      size: 480,
      radius: "lg",
      yOffset: "18vh",
      transitionProps: { duration: 100, transition: "fade" },
      overlayProps: { blur: 0 },
      closeButtonProps: { "aria-label": "Stäng" },
    },
  }),
  // A menu contains only its items, and the first one has the focus when it opens.
  Menu: look<typeof Menu>({ defaultProps: { ...floating, withInitialFocusPlaceholder: false } }),
  // The header of a dialog is not the header of the page.
  ModalHeader: look<typeof Modal.Header>({ defaultProps: { role: "none" } }),
  Combobox: look<typeof Combobox>({ defaultProps: floating }),
  Popover: look<typeof Popover>({ defaultProps: floating }),
  Tooltip: look<typeof Tooltip>({ defaultProps: { openDelay: 400, transitionProps: { duration: 80 } } }),
  Alert: look<typeof Alert>({ defaultProps: { variant: "light" } }),
  Badge: look<typeof Badge>({ defaultProps: { variant: "light", radius: "sm" } }),
};

/**
 * The identity of the product as Mantine knows it; sizes and colours come from tokens.css. It is whole, so that Mantine's
 * own theme is not loaded, and `mantine-variables.css` says the same in CSS.
 */
export const theme: MantineTheme = {
  primaryColor: "ink",
  primaryShade: { light: 7, dark: 6 },
  autoContrast: false,
  luminanceThreshold: 0.3,
  variantColorResolver: variantColors,
  defaultGradient: { from: "ink", to: "ink" },
  defaultRadius: "md",
  respectReducedMotion: true,
  focusRing: "auto",
  activeClassName: "mantine-active",
  focusClassName: "",
  cursorType: "pointer",
  scale: 1,
  fontSmoothing: true,
  white: "#FFFFFF",
  black: "#1A1C23",
  colors,
  fontFamily: FONT,
  fontFamilyMonospace: "var(--hb-mono)",
  fontSizes: { xs: "0.8125rem", sm: "0.875rem", md: "0.9375rem", lg: "1.0625rem", xl: "1.25rem" },
  lineHeights: { xs: "1.35", sm: "1.4286", md: "1.3333", lg: "1.4118", xl: "1.4" },
  fontWeights: { regular: "400", medium: "500", bold: "620" },
  spacing: { xs: "0.25rem", sm: "0.5rem", md: "0.75rem", lg: "1rem", xl: "1.5rem" },
  radius: { xs: "2px", sm: "3px", md: "4px", lg: "6px", xl: "6px" },
  shadows: { xs: "none", sm: "none", md: "none", lg: "none", xl: "none" },
  breakpoints: { xs: "36em", sm: "48em", md: "62em", lg: "75em", xl: "88em" },
  headings: {
    fontFamily: FONT,
    fontWeight: "620",
    textWrap: "wrap",
    sizes: { h1: HEADING, h2: HEADING, h3: HEADING, h4: HEADING, h5: HEADING, h6: HEADING },
  },
  other: {},
  components,
};
