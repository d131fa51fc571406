import { type DateRange, datePresets, isIsoDate, isoDate } from "@huvudbok/core/calendar";
import { Button, Popover } from "@mantine/core";
import { IconCalendar, IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import { escapeCloses } from "../keys/escape-closes.ts";
import { moveAmongButtons } from "../keys/move-among-buttons.ts";
import { DateField } from "./date-field.tsx";
import classes from "./date-range-picker.module.css";
import { useToday } from "./use-today.ts";

interface DateRangePickerProps {
  readonly label: string;
  readonly value: DateRange;
  readonly onChange: (range: DateRange) => void;
  readonly fiscalYear: DateRange;
  /** True where the page shows nothing outside the fiscal year (CA8). */
  readonly bound: boolean;
}

/** A range of days: ready-made ones (CA7), or two dates. */
export function DateRangePicker({ label, value, onChange, fiscalYear, bound }: DateRangePickerProps) {
  const today = useToday();
  const [isOpen, setIsOpen] = useState(false);
  const presets = datePresets({ today, fiscalYear, isBoundToFiscalYear: bound });
  // Where a fiscal year and a calendar year are the same days, the name of the fiscal year is used.
  const chosen = presets.findLast(({ range }) => range.from === value.from && range.to === value.to);
  // A day beyond the other end moves that end too, so that a later period can be typed from its first day.
  const limits = bound ? { min: fiscalYear.from, max: fiscalYear.to } : {};
  function choose(range: DateRange) {
    onChange(range);
    setIsOpen(false);
  }
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          leftSection={<IconCalendar size={16} stroke={1.65} aria-hidden />}
          rightSection={<IconChevronDown size={14} stroke={1.65} aria-hidden />}
          aria-label={`${label}: ${chosen?.label ?? `${value.from} – ${value.to}`}`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          onKeyDown={(event) => escapeCloses(event, isOpen, () => setIsOpen(false))}
        >
          {chosen?.label ?? `${value.from} – ${value.to}`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown inert={!isOpen} aria-label={label}>
        <div className={classes.choices}>
          <div className={classes.presets}>
            {presets.map((preset) => (
              <Button
                key={preset.id}
                className={classes.preset}
                data-chosen={preset.id === chosen?.id || undefined}
                data-autofocus={preset.id === chosen?.id || undefined}
                variant="subtle"
                color="gray"
                justify="flex-start"
                size="compact-sm"
                onClick={() => choose(preset.range)}
                onKeyDown={moveAmongButtons}
              >
                {preset.label}
              </Button>
            ))}
          </div>
          <div className={classes.dates}>
            <DateField
              label="Från och med"
              value={value.from}
              fiscalYear={fiscalYear}
              limits={limits}
              onCommit={(from) =>
                from !== undefined && onChange({ from, to: from > value.to ? from : value.to })
              }
            />
            <DateField
              label="Till och med"
              value={value.to}
              fiscalYear={fiscalYear}
              limits={limits}
              onCommit={(to) => to !== undefined && onChange({ from: to < value.from ? to : value.from, to })}
            />
          </div>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Reads a range from two query values; undefined unless both are dates in order. */
export function rangeFromQuery(from: unknown, to: unknown): DateRange | undefined {
  if (typeof from !== "string" || typeof to !== "string" || !isIsoDate(from) || !isIsoDate(to) || from > to) {
    return undefined;
  }
  return { from: isoDate(from), to: isoDate(to) };
}
