import type { FunctionComponent } from "react";
import type { PagePath } from "../routes/page-table.ts";

/** Loads the code of a page. */
export type PageLoader = () => Promise<FunctionComponent>;

/**
 * The code of the pages that people begin on. That of the others is named in later-page-loaders.ts, which comes while
 * the frame does: the name of a page with those of all that it needs is as long as a page's own row.
 */
export const PAGE_LOADERS = {
  "/login": async () => (await import("../features/sign-in/login-page.tsx")).LoginPage,
  "/accounting": async () => (await import("../features/home/home-page.tsx")).HomePage,
} as const satisfies Readonly<Partial<Record<PagePath, PageLoader>>>;
