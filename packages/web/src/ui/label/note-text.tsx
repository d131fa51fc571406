import { lazy, Suspense } from "react";

const Markdown = lazy(() => import("./markdown.tsx"));

/** Markdown that people have written, formatted; what formats it is loaded when it is first shown. */
export function NoteText({ text }: { readonly text: string }) {
  return (
    <Suspense>
      <Markdown text={text} isNote />
    </Suspense>
  );
}
