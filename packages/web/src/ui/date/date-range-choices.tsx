import type { DateLimits, DatePreset, DateRange } from "@huvudbok/core/calendar";
import { Button } from "../button/button.tsx";
import { moveAmongButtons } from "../keys/move-among-buttons.ts";
import { DateField } from "./date-field.tsx";
import classes from "./date-range-picker.module.css";
import type { OtherYearPeriod } from "./use-other-years.ts";

interface DateRangeChoicesProps {
  readonly presets: readonly DatePreset[];
  readonly chosen: DatePreset | undefined;
  readonly value: DateRange;
  readonly fiscalYear: DateRange;
  readonly limits: DateLimits;
  readonly otherYears: readonly OtherYearPeriod[];
  readonly onChange: (range: DateRange) => void;
  readonly onClose: () => void;
}

/** What a range of days is chosen from: days around today, parts of the year, its months, and two dates. */
export function DateRangeChoices(props: DateRangeChoicesProps) {
  const { value, fiscalYear, limits, otherYears, onChange, onClose } = props;
  return (
    <div className={classes.choices}>
      <div className={classes.presets} data-buttons>
        {BLOCKS.map((block) => (
          <PresetBlock key={block} block={block} {...props} />
        ))}
      </div>
      {otherYears.length > 0 && (
        <div className={classes.years}>
          {otherYears.map(({ label, choose }) => (
            <Button
              key={label}
              className={classes.preset ?? ""}
              variant="subtle"
              color="gray"
              size="compact-sm"
              onClick={() => {
                choose();
                onClose();
              }}
              onKeyDown={moveAmongButtons}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      <div className={classes.dates}>
        <DateField
          label="Från och med"
          value={value.from}
          fiscalYear={fiscalYear}
          limits={limits}
          onCommit={(from) => from !== undefined && onChange({ from, to: from > value.to ? from : value.to })}
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
  );
}

/** Days around today, parts of the year, and its months in order: each stands by itself. */
const BLOCKS = ["today", "year", "months"] as const;

type Block = (typeof BLOCKS)[number];

interface PresetBlockProps extends DateRangeChoicesProps {
  readonly block: Block;
}

function PresetBlock({ block, presets, chosen, onChange, onClose }: PresetBlockProps) {
  const own = presets.filter(({ id }) => blockOf(id) === block);
  if (own.length === 0) return null;
  return (
    <div className={classes.block} data-block={block}>
      {own.map((preset) => (
        <Button
          key={preset.id}
          className={classes.preset ?? ""}
          data-chosen={preset.id === chosen?.id || undefined}
          data-autofocus={preset.id === chosen?.id || undefined}
          variant="subtle"
          color="gray"
          size="compact-sm"
          onClick={() => {
            onChange(preset.range);
            onClose();
          }}
          onKeyDown={moveAmongButtons}
        >
          {preset.label}
        </Button>
      ))}
    </div>
  );
}

function blockOf(id: string): Block {
  if (id.startsWith("month-")) return "months";
  return /^(?:fiscal-year|half-|quarter-|until-)/.test(id) ? "year" : "today";
}
