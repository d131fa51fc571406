import { MantineProvider } from "@mantine/core";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Component, type ComponentType, createElement, type PropsWithChildren, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { ToastProvider } from "../label/toast.tsx";
import { OnDemand, onDemand, usePagePart } from "./on-demand.tsx";

interface BoxProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** How the dialog was rendered each time: whether it was open. */
const drawn: boolean[] = [];

function Box({ opened, onClose }: BoxProps) {
  drawn.push(opened);
  return (
    <dialog open={opened}>
      <button type="button" onClick={onClose}>
        Stäng
      </button>
    </dialog>
  );
}

afterEach(() => {
  drawn.length = 0;
  vi.useRealTimers();
});

/** A network in which the test decides when and what it answers. */
function network() {
  const calls: PromiseWithResolvers<ComponentType<BoxProps>>[] = [];
  return {
    load: vi.fn(() => {
      const call = Promise.withResolvers<ComponentType<BoxProps>>();
      calls.push(call);
      return call.promise;
    }),
    answer: () => act(async () => calls.at(-1)?.resolve(Box)),
    fail: () => act(async () => calls.at(-1)?.reject(new TypeError("Failed to fetch"))),
  };
}

function show(load: () => Promise<ComponentType<BoxProps>>, isReady = false) {
  const Demanded = onDemand<BoxProps>(load, ({ onClose }) => onClose());
  function Page() {
    const [opened, setOpened] = useState(false);
    return (
      <main id="page" aria-busy={!isReady}>
        <button type="button" aria-expanded={opened} onClick={() => setOpened(!opened)}>
          Hjälp
        </button>
        <Demanded opened={opened} onClose={() => setOpened(false)} />
      </main>
    );
  }
  render(
    <MantineProvider env="test">
      <ToastProvider>
        <Page />
      </ToastProvider>
    </MantineProvider>,
  );
  button().focus();
}

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

const button = () => screen.getByRole("button", { name: "Hjälp" });
const isOpen = () => screen.queryByRole("dialog") !== null;

test("a click before the code has come opens it when it comes, and fetches it once", async () => {
  const { load, answer } = network();
  show(load);
  expect(load).not.toHaveBeenCalled();
  fireEvent.click(button());
  expect(isOpen()).toBe(false);
  expect(button().getAttribute("aria-expanded")).toBe("true");
  await answer();
  expect(isOpen()).toBe(true);
  // It was mounted closed before, so it knows where the focus was.
  expect(drawn[0]).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Stäng" }));
  fireEvent.click(button());
  expect(isOpen()).toBe(true);
  expect(load).toHaveBeenCalledOnce();
});

test("closed again before the code has come, it stays closed", async () => {
  const { load, answer } = network();
  show(load);
  fireEvent.click(button());
  fireEvent.click(button());
  await answer();
  expect(isOpen()).toBe(false);
});

test("once the code is there, it opens with the click", async () => {
  const { load, answer } = network();
  show(load);
  fireEvent.click(button());
  await answer();
  fireEvent.click(screen.getByRole("button", { name: "Stäng" }));
  drawn.length = 0;
  fireEvent.click(button());
  expect(drawn[0]).toBe(true);
});

test("what cannot be fetched is told, the page and its focus stay, and the next click tries again", async () => {
  const { load, answer, fail } = network();
  show(load);
  fireEvent.click(button());
  await fail();
  expect(screen.getByText(/^Det gick inte att öppna/)).toBeDefined();
  expect(button().getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(button());
  fireEvent.click(button());
  expect(load).toHaveBeenCalledTimes(2);
  await answer();
  expect(isOpen()).toBe(true);
});

test("what could not be fetched in a quiet moment is told to nobody, and fetched when it is wanted", async () => {
  vi.useFakeTimers();
  const { load, answer, fail } = network();
  show(load, true);
  wait(500);
  expect(load).toHaveBeenCalledOnce();
  await fail();
  expect(screen.queryByText(/^Det gick inte att öppna/)).toBeNull();
  fireEvent.click(button());
  expect(load).toHaveBeenCalledTimes(2);
  await answer();
  expect(isOpen()).toBe(true);
});

test("wanted while it is fetched in a quiet moment: one fetch, and its failure is told", async () => {
  vi.useFakeTimers();
  const { load, fail } = network();
  show(load, true);
  wait(500);
  fireEvent.click(button());
  expect(load).toHaveBeenCalledOnce();
  await fail();
  expect(screen.getByText(/^Det gick inte att öppna/)).toBeDefined();
});

test("a style that could not be fetched is asked for anew", async () => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = "/assets/help.css";
  document.head.append(link);
  const { load, fail } = network();
  show(load);
  fireEvent.click(button());
  await fail();
  const links = document.head.querySelectorAll('link[href="/assets/help.css"]');
  expect(links).toHaveLength(1);
  expect(links[0]).not.toBe(link);
  links[0]?.remove();
});

class Boundary extends Component<PropsWithChildren> {
  override state: { readonly failure?: Error } = {};

  static getDerivedStateFromError(failure: Error) {
    return { failure };
  }

  override render() {
    return this.state.failure === undefined ? this.props.children : <p>{this.state.failure.message}</p>;
  }
}

test("a part of a page that cannot be fetched fails the page, and is tried again when the page is opened anew", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { load, answer, fail } = network();
  const source = new OnDemand(load);
  function Part() {
    const view = usePagePart(source);
    return view === undefined
      ? createElement("p", undefined, "Väntar")
      : createElement(view, { opened: true, onClose: () => undefined });
  }
  const first = render(<Part />, { wrapper: Boundary });
  await fail();
  expect(screen.getByText("Failed to fetch")).toBeDefined();
  first.unmount();
  render(<Part />);
  expect(screen.getByText("Väntar")).toBeDefined();
  await answer();
  expect(isOpen()).toBe(true);
  vi.restoreAllMocks();
});
