import { accountIntervalText, parseAccountInterval } from "@huvudbok/core/account-plan";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import classes from "../../parts/report/report.module.css";

interface AccountIntervalFieldProps {
  /** As it is in the address. */
  readonly value: string;
  /** An interval, or an empty text for all accounts. */
  readonly onChange: (text: string) => void;
}

const UNREADABLE = "Skriv ett konto, en början som 19 eller ett intervall som 1910–1940";

/** Which accounts a ledger shows (AP12): taken by Enter or when the field is left. */
export function AccountIntervalField({ value, onChange }: AccountIntervalFieldProps) {
  const [typed, setTyped] = useState<string>();
  const asked = parseAccountInterval(value);
  const text = typed ?? (asked === undefined ? value : accountIntervalText(asked));
  const [isChecked, setIsChecked] = useState(true);
  const isWrong = text.trim() !== "" && parseAccountInterval(text) === undefined;
  function take() {
    setIsChecked(true);
    if (typed === undefined || isWrong) return;
    setTyped(undefined);
    onChange(typed.trim());
  }
  return (
    <TextInput
      className={classes.interval ?? ""}
      aria-label="Konton"
      placeholder="Alla konton"
      title="Konton: ett nummer, en början som 19 eller ett intervall som 1910–1940"
      inputMode="text"
      value={text}
      error={isChecked && isWrong ? UNREADABLE : undefined}
      onChange={(event) => {
        setIsChecked(false);
        setTyped(event.currentTarget.value);
      }}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === "Enter") take();
      }}
    />
  );
}
