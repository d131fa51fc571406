import { useEffect, useState } from "react";
import { CONFLICT_TEXT } from "../../data/api/api-failure.ts";
import type { PageError } from "../page-frame/error-level.ts";
import { CHOOSE_FIRST_TEXT } from "./edit-conflict.tsx";
import { isFocusFree } from "./is-focus-free.ts";

const CHOOSE_FIRST: PageError = { message: CHOOSE_FIRST_TEXT, level: "warning" };

/**
 * The error of a form where a save can be stopped by a conflict. While a choice is open the error asks for it, and the
 * first choice takes a focus that the save has left; when all choices are made, the error is gone.
 */
export function useChoiceError(error: PageError | undefined, isOpen: boolean): PageError | undefined {
  const [asked, setAsked] = useState<PageError>();
  const isConflict = error?.message === CONFLICT_TEXT || error?.message === CHOOSE_FIRST_TEXT;
  const isAsked = isConflict && isOpen;
  if (isAsked && asked !== error) setAsked(error);
  useEffect(() => {
    // The button that saved has got its focus back by now.
    const isAtButton = document.activeElement?.matches("button") === true;
    if (isAsked && (isFocusFree() || isAtButton))
      document.querySelector<HTMLElement>("[data-choice]")?.focus();
  }, [isAsked]);
  if (isAsked) return CHOOSE_FIRST;
  return error === asked ? undefined : error;
}
