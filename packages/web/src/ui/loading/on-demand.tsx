import {
  type ComponentType,
  createElement,
  useCallback,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { Listeners } from "../../data/events/listeners.ts";
import { useToast } from "../label/toast.tsx";
import { useLatest } from "../use-latest.ts";
import { restoreStyles } from "./restore-styles.ts";
import { whenIdle } from "./when-idle.ts";

/** A component that the page can be rendered without: fetched when the browser is idle, or when it is needed. */
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

  /** Fetches it, only once however often it is called. Throws what prevented it; the next call then tries again. */
  readonly fetch = (): Promise<void> => {
    this.#fetching ??= this.#fetch();
    return this.#fetching;
  };

  async #fetch(): Promise<void> {
    try {
      this.#component = await this.#load();
    } catch (thrown) {
      this.#fetching = undefined;
      // A style that failed to load as well would not be requested by the next try.
      restoreStyles();
      throw thrown;
    }
    this.#listeners.notify();
  }
}

/**
 * The component once it is loaded. `onFailure` is called when it is needed and cannot be fetched; it is tried again
 * when it is needed again.
 */
export function useOnDemand<Props>(
  source: OnDemand<Props>,
  isWanted: boolean,
  onFailure?: (thrown: unknown) => void,
): ComponentType<Props> | undefined {
  const component = useSyncExternalStore(source.subscribe, source.component);
  const latest = useLatest(onFailure);
  useEffect(() => {
    // A failure that nobody waits for is tried again when it is needed.
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

/** The component of a page, needed from the start. Throws, for the page's error boundary, when it cannot be fetched. */
export function usePagePart<Props>(source: OnDemand<Props>): ComponentType<Props> | undefined {
  const [failure, setFailure] = useState<{ readonly thrown: unknown }>();
  const component = useOnDemand(source, true, (thrown) => setFailure({ thrown }));
  if (failure !== undefined) throw failure.thrown;
  return component;
}

/** Says that something could not be fetched. Nothing of the page is lost, and opening it again tries again. */
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
 * A dialog or menu on demand: mounted closed once it is loaded, so that it opens at once. If it is opened before, it
 * opens when it is loaded; if it cannot be fetched a notice says so, and `close` makes it ready to be opened again.
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

/** A component that mounts open has no focus to return to, so it is opened after it is mounted. */
function OpenedLater<Props extends { readonly opened: boolean }>({
  component,
  props,
}: {
  readonly component: ComponentType<Props>;
  readonly props: Props;
}) {
  // False in the first render only: later it opens with the click.
  const isThere = useDeferredValue(true, false);
  return createElement(component, { ...props, opened: props.opened && isThere });
}
