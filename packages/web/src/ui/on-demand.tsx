import {
  type ComponentType,
  createElement,
  useCallback,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { Listeners } from "../data/listeners.ts";
import { restoreStyles } from "./restore-styles.ts";
import { useToast } from "./toast.tsx";
import { useLatest } from "./use-latest.ts";

/** How often it is looked whether the page is drawn, and what it may need next can have the line. */
const LOOK_EVERY_MS = 400;

/** A component that the page can be drawn without: fetched when the browser has nothing else to do, or when wanted. */
export class OnDemand<Props> {
  readonly #load: () => Promise<ComponentType<Props>>;
  readonly #listeners = new Listeners();
  #component: ComponentType<Props> | undefined;
  #fetching: Promise<void> | undefined;

  constructor(load: () => Promise<ComponentType<Props>>) {
    this.#load = load;
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(listener);

  readonly component = (): ComponentType<Props> | undefined => this.#component;

  /** Fetches it, once however often it is asked. Throws what hindered it; the next call then tries again. */
  readonly fetch = (): Promise<void> => {
    this.#fetching ??= this.#fetch();
    return this.#fetching;
  };

  async #fetch(): Promise<void> {
    try {
      this.#component = await this.#load();
    } catch (thrown) {
      this.#fetching = undefined;
      // A style that did not come either is not asked for by the next try.
      restoreStyles();
      throw thrown;
    }
    this.#listeners.tell();
  }
}

/**
 * The component when it has come. `onFailure` is told when it is wanted and cannot be fetched; it is tried again when it
 * is wanted anew.
 */
export function useOnDemand<Props>(
  source: OnDemand<Props>,
  isWanted: boolean,
  onFailure?: (thrown: unknown) => void,
): ComponentType<Props> | undefined {
  const component = useSyncExternalStore(source.subscribe, source.component);
  const latest = useLatest(onFailure);
  useEffect(() => {
    // What nobody waits for is tried again when somebody does.
    if (!isWanted) return whenIdle(() => void source.fetch().catch(() => undefined));
    let isWaiting = true;
    source.fetch().catch((thrown: unknown) => {
      if (isWaiting) latest.current?.(thrown);
    });
    return () => {
      isWaiting = false;
    };
  }, [source, isWanted, latest]);
  return component;
}

/** The component of a page, wanted from the start. Throws, for the page's error boundary, when it cannot be fetched. */
export function usePagePart<Props>(source: OnDemand<Props>): ComponentType<Props> | undefined {
  const [failure, setFailure] = useState<{ readonly thrown: unknown }>();
  const component = useOnDemand(source, true, (thrown) => setFailure({ thrown }));
  if (failure !== undefined) throw failure.thrown;
  return component;
}

/** Tells that what was asked for could not be fetched. Nothing of the page is lost, and asking again tries again. */
export function useNotFetched(): () => void {
  const toast = useToast();
  return useCallback(
    () =>
      toast({
        text: "Det gick inte att öppna. Kontrollera anslutningen och försök igen.",
        isRefusal: true,
      }),
    [toast],
  );
}

/**
 * A dialog or menu on demand: stands there closed from when it has come, so that it opens at once. Asked for before, it
 * opens when it comes; when it cannot be fetched that is told, and `close` makes it ready to be asked for again.
 */
export function onDemand<Props extends { readonly opened: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
): ComponentType<Props> {
  const source = new OnDemand(load);
  return function Demanded(props: Props) {
    const notFetched = useNotFetched();
    const component = useOnDemand(source, props.opened, () => {
      close(props);
      notFetched();
    });
    return component === undefined ? null : <OpenedLater component={component} props={props} />;
  };
}

/** What is open from the start remembers nothing to give the focus back to: it is opened when it is there. */
function OpenedLater<Props extends { readonly opened: boolean }>({
  component,
  props,
}: {
  readonly component: ComponentType<Props>;
  readonly props: Props;
}) {
  // False in the first drawing only: later it opens with the click.
  const isThere = useDeferredValue(true, false);
  return createElement(component, { ...props, opened: props.opened && isThere });
}

/** Acts when the page shows what it is about and the browser has nothing else to do. */
function whenIdle(act: () => void): () => void {
  let idle: number | undefined;
  const timer = setInterval(() => {
    if (document.querySelector('#page[aria-busy="false"]') === null) return;
    clearInterval(timer);
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === "function") idle = requestIdleCallback(act, { timeout: 2000 });
    else act();
  }, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
