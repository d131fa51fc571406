import { type ComponentType, createElement, useDeferredValue, useEffect, useSyncExternalStore } from "react";
import { Listeners } from "../data/listeners.ts";

/** How often it is looked whether the page is drawn, and what it may need next can have the line. */
const LOOK_EVERY_MS = 400;

/** A component that the page can be drawn without: fetched when the browser has nothing else to do, or when wanted. */
export class OnDemand<Props> {
  readonly #load: () => Promise<ComponentType<Props>>;
  readonly #listeners = new Listeners();
  #component: ComponentType<Props> | undefined;
  #failure: unknown;
  #isFetching = false;

  constructor(load: () => Promise<ComponentType<Props>>) {
    this.#load = load;
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(listener);

  readonly component = (): ComponentType<Props> | undefined => this.#component;

  /** Why it could not be fetched the last time; undefined while it is fetched again. */
  readonly failure = (): unknown => this.#failure;

  readonly fetch = (): void => {
    if (this.#isFetching || this.#component !== undefined) return;
    this.#isFetching = true;
    this.#failure = undefined;
    this.#load()
      .then((component) => {
        this.#component = component;
      })
      .catch((thrown: unknown) => {
        this.#failure = thrown;
      })
      .finally(() => {
        this.#isFetching = false;
        this.#listeners.tell();
      });
  };
}

/** The component when it has come. Throws, for the page's error boundary, when it is wanted and cannot be fetched. */
export function useOnDemand<Props>(
  source: OnDemand<Props>,
  isWanted: boolean,
): ComponentType<Props> | undefined {
  const component = useSyncExternalStore(source.subscribe, source.component);
  const failure = useSyncExternalStore(source.subscribe, source.failure);
  useEffect(() => {
    if (!isWanted) return whenIdle(source.fetch);
    source.fetch();
    return undefined;
  }, [source, isWanted]);
  if (isWanted && failure !== undefined) throw failure;
  return component;
}

/** A dialog or menu on demand: stands there closed from when it has come, so that it opens at once. */
export function onDemand<Props extends { readonly opened: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const source = new OnDemand(load);
  return function Demanded(props: Props) {
    const component = useOnDemand(source, props.opened);
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
  const wasOpened = useDeferredValue(props.opened, false);
  return createElement(component, { ...props, opened: props.opened && wasOpened });
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
