import { type DateRange, datePresets, neighbourPeriod } from "@huvudbok/core/calendar";
import { Popover } from "@mantine/core";
import {
  type Icon,
  IconCalendar,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
} from "@tabler/icons-react";
import { type KeyboardEvent, useState } from "react";
import { Button } from "../button/button.tsx";
import { IconButton } from "../button/icon-button.tsx";
import type { ControlKey } from "../keys/control-key.ts";
import { escapeCloses } from "../keys/escape-closes.ts";
import { useControlKeys } from "../keys/use-control-keys.ts";
import { announce } from "../label/announce.ts";
import { DateRangeChoices } from "./date-range-choices.tsx";
import classes from "./date-range-picker.module.css";
import type { OtherYearPeriod } from "./use-other-years.ts";
import { useToday } from "./use-today.ts";

interface StepActions {
  readonly onStep: (way: -1 | 1) => void;
}

/** The keys of the button that names the period. */
const STEP_KEYS: readonly ControlKey<StepActions>[] = [
  {
    strokes: ["ArrowLeft", "ArrowRight"],
    label: "Perioden före och efter, på knappen med perioden",
    group: "På den här sidan",
    run: ({ onStep }, { stroke }) => onStep(stroke === "ArrowLeft" ? -1 : 1),
  },
];

interface DateRangePickerProps {
  readonly label: string;
  readonly value: DateRange;
  readonly onChange: (range: DateRange) => void;
  readonly fiscalYear: DateRange;
  /** True where the page shows nothing outside the fiscal year (CA8). */
  readonly bound: boolean;
  /** The same period of other fiscal years. */
  readonly otherYears?: readonly OtherYearPeriod[];
}

/** A range of days: a ready-made one (CA7), the one before or after it (CA11), or two dates. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, value, onChange, fiscalYear, bound, otherYears = [] } = props;
  const today = useToday();
  const [isOpen, setIsOpen] = useState(false);
  const handleKey = useControlKeys(STEP_KEYS);
  const presets = datePresets({ today, fiscalYear, isBoundToFiscalYear: bound });
  const nameOf = (range: DateRange) =>
    // Where a fiscal year and a calendar year are the same days, the name of the fiscal year is used.
    presets.findLast((preset) => preset.range.from === range.from && preset.range.to === range.to);
  const textOf = (range: DateRange) => nameOf(range)?.label ?? `${range.from} – ${range.to}`;
  const [before, after] = ([-1, 1] as const).map((way) => neighbourPeriod(value, fiscalYear, way));
  function step(range: DateRange | undefined) {
    if (range === undefined) return;
    onChange(range);
    announce(textOf(range));
  }
  function press(event: KeyboardEvent) {
    if (escapeCloses(event, isOpen, () => setIsOpen(false)) || isOpen) return;
    handleKey(event, { onStep: (way) => step(way === -1 ? before : after) });
  }
  return (
    <div className={classes.picker}>
      <Step label="Föregående period" icon={IconChevronLeft} range={before} onStep={step} />
      <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" trapFocus returnFocus>
        <Popover.Target>
          <Button
            className={classes.target ?? ""}
            leftSection={<IconCalendar size={16} stroke={1.65} aria-hidden />}
            rightSection={<IconChevronDown size={14} stroke={1.65} aria-hidden />}
            aria-label={`${label}: ${textOf(value)}`}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            onKeyDown={press}
          >
            {textOf(value)}
          </Button>
        </Popover.Target>
        <Popover.Dropdown inert={!isOpen} aria-label={label}>
          <DateRangeChoices
            presets={presets}
            chosen={nameOf(value)}
            value={value}
            fiscalYear={fiscalYear}
            // A day beyond the other end moves that end too, so that a later period can be typed from its first day.
            limits={bound ? { min: fiscalYear.from, max: fiscalYear.to } : {}}
            otherYears={otherYears}
            onChange={onChange}
            onClose={() => setIsOpen(false)}
          />
        </Popover.Dropdown>
      </Popover>
      <Step label="Nästa period" icon={IconChevronRight} range={after} onStep={step} />
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: Icon;
  readonly range: DateRange | undefined;
  readonly onStep: (range: DateRange | undefined) => void;
}

function Step({ label, icon: StepIcon, range, onStep }: StepProps) {
  return (
    <IconButton aria-label={label} title={label} disabled={range === undefined} onClick={() => onStep(range)}>
      <StepIcon size={16} stroke={1.65} aria-hidden />
    </IconButton>
  );
}
