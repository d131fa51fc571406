import { useEffect, useRef } from "react";
import { keyCaps } from "../../ui/keys/key-binding.ts";
import { KeyCaps } from "../../ui/keys/key-caps.tsx";
import classes from "./palette.module.css";
import type { PaletteEntry, PaletteGroup } from "./palette-entry.ts";

interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly PaletteGroup[];
  /** The position of the entry that Enter chooses, counted through all groups. */
  readonly index: number;
  readonly optionId: (place: number) => string;
  readonly onPoint: (place: number) => void;
  readonly onChoose: (entry: PaletteEntry) => void;
}

/** The results, under headings; entries that lead somewhere are real links. */
export function PaletteList({ id, groups, index, optionId, onPoint, onChoose }: PaletteListProps) {
  const starts = groups.map((_, before) =>
    groups.slice(0, before).reduce((count, { entries }) => count + entries.length, 0),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot hold links
    <div id={id} role="listbox" aria-label="Träffar" className={classes.list} tabIndex={-1}>
      {groups.length === 0 && <p className={classes.none}>Inga träffar</p>}
      {groups.map(({ label, entries }, group) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options
        <div key={label} role="group" aria-label={label}>
          <div className={classes.heading} aria-hidden>
            {label}
          </div>
          {entries.map((entry, inGroup) => {
            const here = (starts[group] ?? 0) + inGroup;
            return (
              <Option
                key={entry.id}
                id={optionId(here)}
                entry={entry}
                isSelected={here === index}
                onPoint={() => onPoint(here)}
                onChoose={() => onChoose(entry)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly isSelected: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function Option({ id, entry, isSelected, onPoint, onChoose }: OptionProps) {
  const option = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isSelected) option.current?.scrollIntoView({ block: "nearest" });
  }, [isSelected]);
  const { icon: EntryIcon, title, matched = 0, text, aside, keys, to } = entry;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/anchor-is-valid -- keys are handled by the field that the list belongs to
    <a
      ref={option}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element leads nowhere
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      className={classes.option}
      {...(to === undefined ? {} : { href: to })}
      onMouseMove={() => !isSelected && onPoint()}
      // The field keeps the focus.
      onMouseDown={(event) => event.button === 0 && event.preventDefault()}
      onClick={(event) => {
        // A click for a new tab is left to the browser.
        if (to !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
        event.preventDefault();
        onChoose();
      }}
    >
      <EntryIcon size={17} stroke={1.5} aria-hidden className={classes.icon} />
      <span className={classes.title}>
        {matched > 0 && <b>{title.slice(0, matched)}</b>}
        {title.slice(matched)}
      </span>
      <span className={classes.text}>{text}</span>
      {aside !== undefined && <span className={classes.aside}>{aside}</span>}
      {keys !== undefined && (
        <span className={classes.aside} aria-hidden>
          <KeyCaps caps={keyCaps({ keys })} />
        </span>
      )}
    </a>
  );
}
