import { monthName } from "@huvudbok/core/calendar";
import type { Ore } from "@huvudbok/core/money";
import { axisMarkText, type ChartAxis, chartAxis, type MonthResult } from "@huvudbok/core/overview";

/** A bar in px from the chart's upper left corner. */
export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface MonthBars {
  readonly key: string;
  readonly label: string;
  /** The middle of the month, where its label is placed. */
  readonly middle: number;
  readonly thisYear: Bar | undefined;
  readonly lastYear: Bar | undefined;
  readonly isOver: boolean;
  /** The month that contains today. */
  readonly isCurrent: boolean;
}

export interface BarChart {
  readonly months: readonly MonthBars[];
  readonly marks: readonly { readonly y: number; readonly text: string; readonly isZero: boolean }[];
  readonly unit: ChartAxis["unit"];
  /** Where the grid begins, to the right of the labels of the axis. */
  readonly left: number;
}

export const CHART_HEIGHT = 236;
const PLOT_TOP = 10;
const PLOT_BOTTOM = 214;
const LEFT = 46;
const RIGHT = 4;
const WIDEST_BAR = 17;
const GAP = 2;
/** Space to the neighbouring month. */
const MARGIN = 2;
/** Below this a month has space for its first letter only. */
const ROOM_FOR_THREE_LETTERS = 26;

/** A chart of one month says no more than its figure does. */
export function hasMonthsToCompare(months: readonly MonthResult[]): boolean {
  return months.filter(({ result, previous = 0 }) => result !== 0 || previous !== 0).length > 1;
}

/** The positions of the bars, the grid and the labels of a chart of the given width. */
export function barChart(months: readonly MonthResult[], width: number): BarChart {
  const amounts = months.flatMap(({ result, previous }) => [
    result,
    ...(previous === undefined ? [] : [previous]),
  ]);
  const { marks, unit } = chartAxis(amounts);
  const [lowest, highest] = [marks[0] ?? 0, marks.at(-1) ?? 1];
  const yOf = (amount: number) =>
    PLOT_BOTTOM - ((amount - lowest) / (highest - lowest)) * (PLOT_BOTTOM - PLOT_TOP);
  const step = Math.max(width - LEFT - RIGHT, 0) / Math.max(months.length, 1);
  const barWidth = Math.max(Math.min(WIDEST_BAR, (step - GAP - MARGIN) / 2), 1);
  const bar = (amount: Ore, x: number): Bar | undefined =>
    amount === 0 ? undefined : { x, width: barWidth, ...span(yOf(0), yOf(amount)) };
  const current = months.findIndex(({ isOver }) => !isOver);
  return {
    unit,
    left: LEFT,
    marks: marks.map((mark) => ({ y: yOf(mark), text: axisMarkText(mark, unit), isZero: mark === 0 })),
    months: months.map(({ month, result, previous, isOver }, index) => {
      const middle = LEFT + (index + 0.5) * step;
      return {
        key: month.from,
        label: monthName(month.from).slice(0, step < ROOM_FOR_THREE_LETTERS ? 1 : 3),
        middle,
        thisYear: bar(result, middle + GAP / 2),
        lastYear: previous === undefined ? undefined : bar(previous, middle - GAP / 2 - barWidth),
        isOver,
        isCurrent: index === current,
      };
    }),
  };
}

/** From the zero line to the amount, at least one px high so that it is visible. */
function span(zero: number, end: number): Pick<Bar, "y" | "height"> {
  const height = Math.max(Math.abs(end - zero), 1);
  return { y: end < zero ? zero - height : zero, height };
}
