import { lazy, Suspense, useEffect, useState } from "react";
import { resourceText } from "../../data/resources.ts";
import classes from "./chart.module.css";

const Markdown = lazy(() => import("../../ui/label/markdown.tsx"));

/** Help on K1 to K4, loaded when it is opened; not shown when it cannot be loaded. */
export function KCategories() {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState<string>();
  useEffect(() => {
    if (!isOpen || text !== undefined) return;
    resourceText("help/k-categories.md").then(setText, () => setText("Hjälptexten kunde inte hämtas."));
  }, [isOpen, text]);
  return (
    <details className={classes.help} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Vad betyder K1, K2, K3 och K4?</summary>
      {text !== undefined && (
        <Suspense>
          <Markdown text={text} />
        </Suspense>
      )}
    </details>
  );
}
