import { readSignIn } from "../data/sign-in/current-sign-in.ts";
import { signInPath } from "../data/sign-in/sign-in-path.ts";
import type { Address } from "../navigation/address.ts";
import type { Destination } from "../navigation/visit.ts";
import { pageAt } from "../routes/page-names.ts";
import { paramsAt } from "../routes/page-path.ts";
import { notFoundView, pageViewOf } from "./page-views.tsx";

const START = "/accounting";
const NOT_FOUND: Destination = { params: {}, load: notFoundView };

/**
 * What an address leads to, by the table of pages. Every page except those for signing in and out is inside the frame
 * and requires a sign-in (PG1).
 */
export function destinationOf({ pathname, href }: Address): Destination {
  if (pathname === "/") return { redirect: START };
  const page = pageAt(pathname);
  if (page === undefined) return NOT_FOUND;
  if (page.isOpen !== true && readSignIn() === undefined) return { redirect: signInPath(href) };
  return { params: paramsAt(page.path, pathname) ?? {}, load: () => pageViewOf(page) };
}
