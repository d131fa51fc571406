// The JavaScript that a browser must have before the first page is shown: packed by gzip, which the aims count in, and
// by Brotli, as our server sends it.

import { buildWebIfStale } from "../scripts/build-web.mjs";
import { builtManifest, packedSize, scriptsFor, sentSize } from "../scripts/built-scripts.ts";
import { reportFigure } from "./support/figures.ts";

/** Kilobytes of 1000 bytes. */
const AIM = 130;
const HOME_AIM = 160;

/** Files that vite.config.ts gives names: what every page needs, and the top bar and menu that most stand in. */
const START = "start";
const FRAME = "frame";

const build = buildWebIfStale("en");
if (!build.ok) throw new Error(build.output);
const manifest = builtManifest();

for (const [name, pages, target] of [
  ["JavaScript before any page", [], undefined],
  ["JavaScript before the sign-in page", ["src/features/sign-in/login-page.tsx"], AIM],
  [
    "JavaScript before the home page, without books",
    [FRAME, "src/features/home/home-page.tsx", "src/features/home/setup-page.tsx"],
    HOME_AIM,
  ],
  // The figures are fetched together with the books, after the frame and the heading have been drawn.
  [
    "JavaScript before the home page, with its figures",
    [FRAME, "src/features/home/home-page.tsx", "src/features/home/overview.tsx"],
    HOME_AIM,
  ],
  [
    "JavaScript before the transaction list",
    [FRAME, "src/features/transaction/transaction-list-page.tsx"],
    undefined,
  ],
] as const) {
  const scripts = scriptsFor(manifest, [START, ...pages]);
  const aim = { reference: AIM, against: "the aim", unit: "kB" };
  reportFigure({
    name: `${name} (gzip)`,
    measured: packedSize(scripts),
    ...aim,
    ...(target === undefined ? {} : { target: { of: "measured", atMost: target } }),
  });
  reportFigure({ name: `${name} (Brotli)`, measured: sentSize(scripts), ...aim });
}
