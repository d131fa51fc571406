import {
  type Alert,
  type Badge,
  type Checkbox,
  type Combobox,
  type CSSVariablesResolver,
  createTheme,
  type Input,
  type MantineColorsTuple,
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

/** The identity of the product as Mantine knows it; sizes and colours come from tokens.css. */
export const theme = createTheme({
  primaryColor: "ink",
  primaryShade: { light: 7, dark: 6 },
  autoContrast: false,
  defaultRadius: "md",
  respectReducedMotion: true,
  focusRing: "auto",
  cursorType: "pointer",
  white: "#FFFFFF",
  black: "#1A1C23",
  colors,
  fontFamily: "var(--hb-font)",
  fontFamilyMonospace: "var(--hb-mono)",
  fontSizes: { xs: "0.8125rem", sm: "0.875rem", md: "0.9375rem", lg: "1.0625rem", xl: "1.25rem" },
  lineHeights: { xs: "1.35", sm: "1.4286", md: "1.3333", lg: "1.4118", xl: "1.4" },
  fontWeights: { regular: "400", medium: "500", bold: "620" },
  spacing: { xs: "0.25rem", sm: "0.5rem", md: "0.75rem", lg: "1rem", xl: "1.5rem" },
  radius: { xs: "2px", sm: "3px", md: "4px", lg: "6px", xl: "6px" },
  headings: {
    fontWeight: "620",
    sizes: {
      h1: { fontSize: "1.5rem", lineHeight: "1.1667" },
      h2: { fontSize: "1.0625rem", lineHeight: "1.4118" },
      h3: { fontSize: "0.9375rem", lineHeight: "1.3333" },
    },
  },
  components,
});

const toToken = {
  "--mantine-color-text": "var(--hb-ink)",
  "--mantine-color-body": "var(--hb-sheet)",
  "--mantine-color-dimmed": "var(--hb-ink-2)",
  "--mantine-color-placeholder": "var(--hb-ink-3)",
  "--mantine-color-error": "var(--hb-danger)",
  "--mantine-color-success": "var(--hb-ok)",
  "--mantine-color-anchor": "var(--hb-accent)",
  "--mantine-color-default": "var(--hb-sheet)",
  "--mantine-color-default-hover": "var(--hb-hover)",
  "--mantine-color-default-border": "var(--hb-line-strong)",
  "--mantine-color-disabled": "var(--hb-sunken)",
  "--mantine-color-disabled-border": "var(--hb-line-strong)",
  "--mantine-color-disabled-color": "var(--hb-ink-3)",
  "--mantine-color-ink-filled-hover": "var(--hb-accent-fill-hover)",
  "--mantine-color-ink-light": "var(--hb-accent-tint)",
  "--mantine-color-ink-light-hover": "var(--hb-accent-tint)",
  "--mantine-color-ink-light-color": "var(--hb-accent)",
  "--mantine-color-red-light": "var(--hb-danger-tint)",
  "--mantine-color-red-light-hover": "var(--hb-danger-tint)",
  "--mantine-color-red-light-color": "var(--hb-danger)",
  "--mantine-color-yellow-light": "var(--hb-warn-tint)",
  "--mantine-color-yellow-light-hover": "var(--hb-warn-tint)",
  "--mantine-color-yellow-light-color": "var(--hb-warn)",
  "--mantine-color-green-light": "var(--hb-ok-tint)",
  "--mantine-color-green-light-hover": "var(--hb-ok-tint)",
  "--mantine-color-green-light-color": "var(--hb-ok)",
};

/** Passes the tokens to Mantine's variables; the tokens themselves differ between light and dark. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: toToken,
  dark: toToken,
});
