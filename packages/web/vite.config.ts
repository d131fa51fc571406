import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { lineIcons } from "./line-icons.ts";
import { relativeSizes } from "./relative-sizes.ts";

const api = process.env["HUVUDBOK_DEV_API"] ?? "http://127.0.0.1:3000";

/**
 * Modules that are loaded first, with all they import: the app, and what the sign-in page and the frame share. A shared
 * module that is missing here ends up in the frame, and the sign-in page then loads all of it:
 * `e2e/built/built-scripts.test.ts` reports that.
 */
const START =
  /\/src\/(app\/main|ui\/label\/mark|ui\/link\/query-state|ui\/loading\/empty-state|ui\/page-frame\/notice|ui\/public-footer|money\/format-ore|data\/(api\/remote-value|browser-databases))\.tsx?$/;
/** Modules that come with every page but the sign-in page. */
const FRAME = /\/src\/(app\/themed-frame|app\/wrapped-page|ui\/page-frame\/page-frame)\.tsx$/;
/**
 * Modules that most pages share and that are too short for a file of their own: those would be several times as many
 * requests, and packed by themselves half as long again.
 */
const SHORT =
  /\/(calendar\/(date-words|months)|account-plan\/(account-class|result-accounts)|ledger\/(key-figures|latest-transactions|period-balances|used-accounts)|company\/number-label|fiscal-year\/period-text|transaction\/(attached-files|compare-transactions|entries-balance|negated-entry)|account-balance\/opening-balance|ui\/date\/use-today|ui\/keys\/use-control-keys|icons\/Icon(Building|ChevronRight|Paperclip)|demonstration-link)\.(tsx?|mjs)$/;

/** What home and the pages of VAT both have of it and of what was handed in, which would be nine files of some hundred bytes each. */
const VAT =
  /\/core\/src\/(vat\/(vat-(moves|settlements|boxes|due-date)|period\/vat-period[a-z-]*|settlement\/opening-settlements)|calendar\/working-day|ledger\/account-rows|filing\/(figure-codes|filing-kind)|api\/filing)\.ts$|\/src\/(data\/filings\/filings|features\/home\/(figure-texts|due\/due-rules)|parts\/filing\/use-filings-around)\.ts$/;

/** What home and the pages that its steps lead to both have of them. */
const STEPS = /\/(overview\/next-step-text|account-balance\/unbooked-result)\.ts$/;

/** The list of every page that has one, and the table that home and the reports have of it. */
const TABLE =
  /\/src\/ui\/data-table\/(data-table|data-row|row-body|row-table\.module|use-row-window|row-offsets)\.(tsx?|css)$/;

/** The font under an address of its own: for the pages of the local sign-in, which the server writes. */
function signInFont(): Plugin {
  const styles = createRequire(import.meta.url).resolve("@fontsource-variable/source-sans-3/index.css");
  const source = readFileSync(`${dirname(styles)}/files/source-sans-3-latin-wght-normal.woff2`);
  return {
    name: "sign-in-font",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "source-sans-3.woff2", source });
    },
  };
}

/** The decoders of pictures in PDF files, which their reader asks for by name, with their licences. */
function pdfDecoders(): Plugin {
  const folder = `${dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"))}/wasm`;
  const names = readdirSync(folder).filter((name) => /^(jbig2|openjpeg|qcms_bg)\.wasm$|^LICENSE_/.test(name));
  return {
    name: "pdf-decoders",
    generateBundle() {
      for (const name of names) {
        const fileName = `pdf/${name}${name.startsWith("LICENSE_") ? ".txt" : ""}`;
        this.emitFile({ type: "asset", fileName, source: readFileSync(`${folder}/${name}`) });
      }
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  resolve: {
    alias: [
      // Only the writer of spreadsheet files packs anything: `zip-here.ts` says why not by fflate's own `zip`.
      {
        find: /^fflate$/,
        replacement: `${import.meta.dirname}/src/parts/report/spreadsheet/zip-here.ts`,
      },
      // Mantine's own theme, with the code that computes its colours, is never used: `theme.ts` is whole.
      {
        find: /^.*\/MantineThemeProvider\.mjs$/,
        replacement: `${import.meta.dirname}/src/app/mantine-theme.ts`,
      },
    ],
  },
  plugins: [react(), lineIcons(), signInFont(), pdfDecoders()],
  css: { postcss: { plugins: [relativeSizes()] } },
  define: { __API_BASE__: JSON.stringify(process.env["HUVUDBOK_API_BASE"] ?? "") },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    manifest: true,
    // Every browser that runs ES2022 preloads modules, or works well without.
    modulePreload: { polyfill: false },
    // No module of core or demonstration has effects when it is loaded: of a folder's index a page only takes what it
    // uses.
    rolldownOptions: {
      // What every page needs is one file, and what every page in the frame needs another: a hundred small ones
      // compress worse, and each would be named in the list of files to preload.
      output: {
        // Every page is preceded by the list of what to fetch together with each page: names would be two fifths of it.
        chunkFileNames: "assets/[hash].js",
        entryFileNames: "assets/[hash].js",
        assetFileNames: "assets/[hash][extname]",
        codeSplitting: {
          groups: [
            { name: "start", test: START, priority: 2 },
            { name: "frame", test: (id) => FRAME.test(id) || SHORT.test(id), priority: 1 },
            { name: "vat", test: VAT, priority: 0 },
            { name: "steps", test: STEPS, priority: 0 },
            { name: "table", test: TABLE, priority: 0 },
          ],
        },
      },
      treeshake: {
        moduleSideEffects: [{ test: /\/packages\/(core|demonstration)\/src\//, sideEffects: false }],
      },
    },
    chunkSizeWarningLimit: 1200,
  },
  worker: { format: "es" },
  server: { proxy: { "/api": api, "/oidc": api, "/resources": api, "/healthz": api } },
});
