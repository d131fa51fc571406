import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { readForm } from "../../data/unfinished/form-format.ts";
import { NOTE_FORMAT, type NoteContent, useNoteEdit } from "./use-note-edit.ts";

interface ShownNote {
  readonly note: string;
  readonly isSynced?: boolean;
}

/** The box of a note in a browser, whose store outlives the page. */
function openNote(stored: { content?: NoteContent | undefined }, saved: string) {
  const unfinished = {
    read: () => stored.content,
    keep: (content: NoteContent | undefined) => {
      stored.content = content;
    },
  };
  const shown: ShownNote = { note: saved };
  return renderHook(({ note, isSynced = true }: ShownNote) => useNoteEdit(unfinished, note, isSynced), {
    initialProps: shown,
  });
}

test("a note that nobody has typed in follows what is saved; one that is written meets it", () => {
  const stored: { content?: NoteContent } = {};
  const { result, rerender } = openNote(stored, "Kvitto saknas");
  act(() => result.current.open());
  rerender({ note: "Kvitto finns" });
  expect([result.current.text, result.current.hasConflict]).toEqual(["Kvitto finns", false]);
  act(() => result.current.change("Kvitto finns nu"));
  rerender({ note: "Kvittot är i pärmen" });
  expect([result.current.text, result.current.hasConflict]).toEqual(["Kvitto finns nu", true]);
  expect(openNote(stored, "Kvittot är i pärmen").result.current.hasConflict).toBe(true);
  act(() => result.current.keepMine());
  expect([result.current.hasConflict, result.current.isChanged]).toEqual([false, true]);
  rerender({ note: "Pärm 2" });
  expect(result.current.hasConflict).toBe(true);
  act(() => result.current.takeStored());
  expect([result.current.text, result.current.isOpen, stored.content]).toEqual(["Pärm 2", true, undefined]);
});

test("what is typed while the note is saved stays, and what was sent is no conflict", () => {
  const { result, rerender } = openNote({}, "");
  act(() => result.current.open());
  act(() => result.current.change("Lunch"));
  let onSaved = () => {};
  act(() => {
    onSaved = result.current.beginSave();
  });
  rerender({ note: "Lunch", isSynced: false });
  act(() => result.current.change("Lunch med Bo"));
  act(() => onSaved());
  expect([result.current.isOpen, result.current.text, result.current.hasConflict]).toEqual([
    true,
    "Lunch med Bo",
    false,
  ]);
  act(() => {
    onSaved = result.current.beginSave();
  });
  rerender({ note: "Lunch med Bo", isSynced: false });
  act(() => onSaved());
  expect(result.current.isOpen).toBe(false);
});

test("a closed box opens again with what was typed", () => {
  const { result } = openNote({}, "");
  act(() => result.current.open());
  act(() => expect(result.current.close()).toBeUndefined());
  act(() => result.current.change("Lunch"));
  let reopen: (() => void) | undefined;
  act(() => {
    reopen = result.current.close();
  });
  expect([result.current.isOpen, result.current.text]).toEqual([false, ""]);
  act(() => reopen?.());
  expect([result.current.isOpen, result.current.text]).toEqual([true, "Lunch"]);
});

test("a note of an older program has begun when it is opened", () => {
  const reading = readForm(NOTE_FORMAT, { version: 1, content: { text: "Lunch" } });
  if (reading.status !== "read") throw new Error("unreadable");
  const { result, rerender } = openNote({ content: reading.content }, "Kaffe");
  expect(result.current.hasConflict).toBe(false);
  rerender({ note: "Te" });
  expect(result.current.hasConflict).toBe(true);
});

test("a note that was saved just before the page was loaded again is closed, and no later conflict", () => {
  const stored: { content?: NoteContent } = {};
  const before = openNote(stored, "");
  act(() => before.result.current.open());
  act(() => before.result.current.change("Lunch"));
  act(() => void before.result.current.beginSave());
  before.unmount();
  const { result, rerender } = openNote(stored, "");
  rerender({ note: "Lunch", isSynced: false });
  expect([result.current.isOpen, stored.content?.text]).toEqual([true, "Lunch"]);
  rerender({ note: "Lunch" });
  expect([result.current.isOpen, stored.content]).toEqual([false, undefined]);
});
