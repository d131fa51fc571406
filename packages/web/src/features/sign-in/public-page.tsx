import { useDocumentTitle } from "@mantine/hooks";
import type { ReactNode } from "react";
import { Wordmark } from "../../ui/label/mark.tsx";
import { PublicFooter } from "../../ui/public-footer.tsx";
import classes from "./public-page.module.css";
import { SampleReport } from "./sample-report.tsx";

/**
 * The page of a person who is not signed in: the name at the top, the action in the middle, who runs the service at the
 * bottom.
 */
export function PublicPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useDocumentTitle(`${title} – Huvudbok`);
  return (
    <div className={classes.page}>
      <div className={classes.left}>
        <header className={classes.brand}>
          <span className="visually-hidden">Huvudbok</span>
          <Wordmark width={164} />
        </header>
        <main className={classes.main}>
          <h1 className={classes.title}>{title}</h1>
          {children}
        </main>
        <PublicFooter />
      </div>
      <div className={classes.right} aria-hidden>
        <SampleReport />
      </div>
    </div>
  );
}
