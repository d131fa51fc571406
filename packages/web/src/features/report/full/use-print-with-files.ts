import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PageProgress } from "../../../ui/page-frame/page-frame.tsx";
import type { FileStore } from "./file-store.ts";

interface PrintWithFiles {
  /** True while every voucher must be rendered, with its files. */
  readonly rendersAll: boolean;
  readonly progress: PageProgress | undefined;
  readonly print: () => void;
}

/** Loads all files of a report before it is printed, since a browser prints what it has. */
export function usePrintWithFiles(store: FileStore | undefined, fileIds: readonly string[]): PrintWithFiles {
  const [missing, setMissing] = useState<number>();
  const [rendersAll, setRendersAll] = useState(false);
  const stopped = useRef(false);
  async function print() {
    if (store === undefined || missing !== undefined) return;
    stopped.current = false;
    store.ask(fileIds);
    await loaded(store, fileIds, setMissing, stopped);
    setMissing(undefined);
    if (stopped.current) return;
    flushSync(() => setRendersAll(true));
    await Promise.all([...document.querySelectorAll<HTMLImageElement>("main figure img")].map(decoded));
    window.print();
    setRendersAll(false);
  }
  const progress =
    missing === undefined
      ? undefined
      : {
          text: `Läser in underlag ${fileIds.length - missing} av ${fileIds.length}`,
          share: (fileIds.length - missing) / fileIds.length,
          onStop: () => {
            stopped.current = true;
            setMissing(undefined);
          },
        };
  return { rendersAll, progress, print: () => void print() };
}

/** Waits until every file has been loaded or has failed, or until it is stopped. */
function loaded(
  store: FileStore,
  fileIds: readonly string[],
  tell: (missing: number) => void,
  stopped: { readonly current: boolean },
): Promise<void> {
  return new Promise((done) => {
    const check = () => {
      const missing = store.missing(fileIds);
      if (missing > 0 && !stopped.current) {
        tell(missing);
        return;
      }
      stop();
      done();
    };
    const stop = store.subscribe(check);
    check();
  });
}

/** A picture that cannot be decoded is printed as its text. */
function decoded(picture: HTMLImageElement): Promise<void> {
  return picture.decode().catch(() => undefined);
}
