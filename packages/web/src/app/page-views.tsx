import type { FunctionComponent, ReactNode } from "react";
import type { View } from "../navigation/visit.ts";
import type { PAGES } from "../routes/page-table.ts";
import { restoreStyles } from "../ui/loading/restore-styles.ts";
import { CodeMissing } from "./code-missing.tsx";
import { PAGE_LOADERS, type PageLoader } from "./page-loaders.ts";
import { reloadForNewCode } from "./reload-for-new-code.ts";
import { PageInFrame } from "./shown-page.tsx";

type Page = (typeof PAGES)[number];

/** The views of the pages that have been asked for, by their paths; those whose code could not be loaded are not kept. */
const views = new Map<string, View | Promise<View>>();
/** One frame for all pages that are inside it, so that it stays between them. */
let frame: ReactNode;

/** What is rendered for a page: at once when its code is here. */
export function pageViewOf(page: Page): View | Promise<View> {
  const known = views.get(page.path);
  if (known !== undefined) return known;
  const loading = loadedView(page).then((view) => {
    if (view.failed !== undefined) views.delete(page.path);
    else views.set(page.path, view);
    return view;
  });
  views.set(page.path, loading);
  return loading;
}

/** What is rendered at an address that is no page. */
export async function notFoundView(): Promise<View> {
  try {
    return { Page: (await import("../shell/not-found.tsx")).NotFound };
  } catch (thrown) {
    return failedView(thrown, undefined);
  }
}

/** In place of a page whose code cannot be loaded is why. */
async function loadedView(page: Page): Promise<View> {
  const [code, around] = await Promise.allSettled([
    codeOf(page),
    page.isOpen === true ? undefined : loadedFrame(),
  ]);
  if (around.status === "rejected") return failedView(around.reason, undefined);
  if (code.status === "rejected") return failedView(code.reason, around.value);
  return { Page: code.value, frame: around.value };
}

async function failedView(thrown: unknown, around: ReactNode): Promise<View> {
  // A style that failed to load as well would not be requested by the next try.
  restoreStyles();
  await reloadForNewCode(thrown);
  return { Page: CodeMissing, frame: around, failed: { thrown } };
}

/** The wrapper is loaded with the first page that needs it: the sign-in page does not. */
async function codeOf(page: Page): Promise<FunctionComponent> {
  const load = loaderOf(page);
  if (page.isOpen === true) return load();
  const [{ wrappedPage }, code] = await Promise.all([import("./wrapped-page.tsx"), load()]);
  return wrappedPage(page, code);
}

function loaderOf({ path }: Page): PageLoader {
  const first: Readonly<Partial<Record<string, PageLoader>>> = PAGE_LOADERS;
  return first[path] ?? (async () => laterPage(path));
}

async function laterPage(path: string): Promise<FunctionComponent> {
  const later: Readonly<Partial<Record<string, PageLoader>>> = (await import("./later-page-loaders.ts"))
    .LATER_PAGE_LOADERS;
  const load = later[path];
  if (load === undefined) throw new Error(`Invariant: ${path} has no code`);
  return load();
}

async function loadedFrame(): Promise<ReactNode> {
  const { ThemedFrame } = await import("./themed-frame.tsx");
  frame ??= (
    <ThemedFrame>
      <PageInFrame />
    </ThemedFrame>
  );
  return frame;
}
