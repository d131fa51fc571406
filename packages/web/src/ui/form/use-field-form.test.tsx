import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import type { FieldEdits } from "../../data/unfinished/field-edits.ts";
import { useFieldForm } from "./use-field-form.ts";

interface Texts extends Readonly<Record<string, string>> {
  readonly id: string;
  readonly name: string;
}

function open(id: string | undefined, stored: ReadonlyMap<string, Texts>, kept?: FieldEdits<Texts>) {
  let content = kept;
  const unfinished = {
    read: () => content,
    keep: (next: FieldEdits<Texts> | undefined) => {
      content = next;
    },
  };
  const hook = renderHook(
    (now: ReadonlyMap<string, Texts>) =>
      useFieldForm({
        unfinished,
        storedOf: (own) => now.get(own) ?? { id: "", name: "" },
        id,
        isSynced: true,
      }),
    { initialProps: stored },
  );
  return { ...hook, kept: () => content };
}

const named = (name: string): ReadonlyMap<string, Texts> => new Map([["a", { id: "a", name }]]);

test("UN11: what somebody else has saved of a changed field is asked about", () => {
  const { result, rerender, kept } = open("a", named("Hyra"));
  act(() => result.current.set({ name: "Lokal" }));
  expect(kept()?.typed).toEqual({ name: "Lokal" });
  rerender(named("Kontor"));
  expect(result.current.conflicts).toEqual(["name"]);
  act(() => result.current.keepMine("name"));
  expect([result.current.conflicts, result.current.texts.name]).toEqual([[], "Lokal"]);
  rerender(named("Verkstad"));
  act(() => result.current.takeStored("name"));
  expect([result.current.texts.name, kept()]).toEqual(["Verkstad", undefined]);
});

test("UN12: what is stored as it was sent is no edit any more", () => {
  const { result, rerender, kept } = open("a", named("Hyra"));
  act(() => result.current.set({ name: "Lokal" }));
  act(() => result.current.sent());
  rerender(named("Lokal"));
  expect([result.current.conflicts, kept()]).toEqual([[], undefined]);
});

test("something new keeps its id, and one that was saved without an answer is not made twice", () => {
  const first = open(undefined, new Map());
  act(() => first.result.current.set({ name: "Ny" }));
  const { id } = first.result.current.texts;
  expect(first.kept()?.typed).toEqual({ id, name: "Ny" });
  const again = open(undefined, new Map(), first.kept());
  expect(again.result.current.texts).toEqual({ id, name: "Ny" });
  // It has been stored meanwhile: nothing of it is left to save.
  const stored = open(undefined, new Map([[id, { id, name: "Ny" }]]), first.kept());
  expect(stored.kept()).toBeUndefined();
  act(() => first.result.current.set({ name: "" }));
  expect(first.kept()).toBeUndefined();
});

test("a form in which nothing is typed says nothing when a field is left, and all of it when it is tried", () => {
  const { result } = open(undefined, new Map());
  act(() => result.current.leave("name"));
  expect(result.current.isShown("name")).toBe(false);
  act(() => result.current.set({ name: "x" }));
  expect([result.current.isShown("name"), result.current.isShown("other")]).toEqual([true, false]);
  act(() => result.current.showErrors());
  expect(result.current.isShown("other")).toBe(true);
});
