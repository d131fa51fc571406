import { useEffect, useState } from "react";
import { useLatest } from "../use-latest.ts";
import { namedPastes } from "./pasted-picture.ts";

/**
 * Accepts files that are dropped anywhere on the page or pasted into it. Returns true while files are dragged over the
 * page. Text that is dropped or pasted goes where it always goes.
 */
export function useFileDrop(
  onFiles: (files: readonly File[]) => void,
  enabled = true,
  clock: () => number = Date.now,
): boolean {
  const [isDragging, setIsDragging] = useState(false);
  const latest = useLatest(onFiles);
  const now = useLatest(clock);
  useEffect(() => {
    if (!enabled) return undefined;
    const leave = new AbortController();
    const options = { signal: leave.signal };
    // Every element that the pointer enters and leaves fires events; the pointer is on the page until all are left.
    let depth = 0;
    const onDrag = (change: number) => (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      depth += change;
      setIsDragging(depth > 0);
    };
    window.addEventListener("dragenter", onDrag(1), options);
    window.addEventListener("dragover", onDrag(0), options);
    window.addEventListener("dragleave", onDrag(-1), options);
    window.addEventListener(
      "drop",
      (event) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        depth = 0;
        setIsDragging(false);
        latest.current([...event.dataTransfer.files]);
      },
      options,
    );
    window.addEventListener(
      "paste",
      (event) => {
        const { clipboardData } = event;
        // Content copied from a word processor has both; there the text is meant.
        if (!hasFiles(clipboardData) || clipboardData.types.includes("text/plain")) return;
        // The browser would put the text that a picture does not have in place of what is selected in a field.
        event.preventDefault();
        latest.current(namedPastes([...clipboardData.files], now.current()));
      },
      options,
    );
    return () => {
      leave.abort();
      setIsDragging(false);
    };
  }, [enabled, latest, now]);
  return isDragging;
}

function hasFiles(data: DataTransfer | null): data is DataTransfer {
  return data?.types.includes("Files") === true;
}
