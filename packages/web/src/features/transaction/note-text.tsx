import { lazy, Suspense } from "react";

const Markdown = lazy(() => import("../../ui/label/markdown.tsx"));

/** A saved note, formatted. */
export function NoteText({ text }: { readonly text: string }) {
  return (
    <Suspense>
      <Markdown text={text} />
    </Suspense>
  );
}
