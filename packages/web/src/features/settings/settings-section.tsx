import { type ReactNode, useId } from "react";
import classes from "./settings-section.module.css";

interface SettingsSectionProps {
  readonly title: string;
  /** What it is about, in a sentence or two. */
  readonly text: string;
  readonly children: ReactNode;
}

/** A part of the settings below the form, with a heading of its own. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={classes.text}>{text}</p>
      {children}
    </section>
  );
}
