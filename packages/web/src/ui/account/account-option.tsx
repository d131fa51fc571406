import type { Account } from "@huvudbok/core/account-plan";
import { matchedParts } from "@huvudbok/core/text";
import classes from "./account-picker.module.css";

export interface AccountSuggestion {
  readonly account: Account;
  /** Why it comes first: "senast med samma text". */
  readonly reason?: string;
}

interface AccountOptionProps extends AccountSuggestion {
  /** What was typed, which is emphasised in the number or the name. */
  readonly typed: string;
}

/** A suggested account: number, name, and why it is suggested. */
export function AccountOption({ account, reason, typed }: AccountOptionProps) {
  const digits = typed.trim();
  const number = String(account.id);
  const matched = /^\d+$/.test(digits) && number.startsWith(digits) ? digits.length : 0;
  return (
    <span className={classes.suggestion}>
      <span className={classes.number}>
        <b>{number.slice(0, matched)}</b>
        {number.slice(matched)}
      </span>
      <span className={classes.name}>
        {matched === 0 ? <MarkedName name={account.name} typed={typed} /> : account.name}
      </span>
      {!account.active && <span className={classes.reason}>inaktivt</span>}
      {reason !== undefined && <span className={classes.reason}>{reason}</span>}
    </span>
  );
}

/** The name with each typed word emphasised where it is found. */
function MarkedName({ name, typed }: { readonly name: string; readonly typed: string }) {
  return matchedParts(name, typed).map(({ text, isMatched, at }) =>
    isMatched ? <b key={at}>{text}</b> : <span key={at}>{text}</span>,
  );
}
