import type { MonthResult } from "@huvudbok/core/overview";
import { useElementSize } from "@mantine/hooks";
import { type Bar, barChart, CHART_HEIGHT } from "./month-bars.ts";
import classes from "./month-section.module.css";

/** Used until the width is measured, and on paper, which scales it. */
const USUAL_WIDTH = 690;

/** The results by month as bars beside those of last year. The table gives the same to those who do not see it. */
export function MonthChart({ months }: { readonly months: readonly MonthResult[] }) {
  const { ref, width } = useElementSize();
  const drawnWidth = width === 0 ? USUAL_WIDTH : width;
  const chart = barChart(months, drawnWidth);
  return (
    <div ref={ref} className={classes.chart}>
      <svg viewBox={`0 0 ${drawnWidth} ${CHART_HEIGHT}`} width="100%" aria-hidden>
        {chart.marks.map(({ y, text, isZero }) => (
          <g key={text}>
            <line
              x1={chart.left}
              x2={drawnWidth}
              y1={y}
              y2={y}
              className={isZero ? classes.zero : classes.grid}
            />
            <text x={chart.left - 8} y={y + 4} textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {chart.months.map((month) => (
          <g key={month.key}>
            {month.lastYear !== undefined && <BarOf bar={month.lastYear} className={classes.then} />}
            {month.thisYear !== undefined && (
              <BarOf bar={month.thisYear} className={month.isOver ? classes.now : classes.part} />
            )}
            <text
              x={month.middle}
              y={CHART_HEIGHT - 5}
              textAnchor="middle"
              className={month.isCurrent ? classes.current : undefined}
            >
              {month.label}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

function BarOf({ bar, className }: { readonly bar: Bar; readonly className: string | undefined }) {
  return <rect x={bar.x} y={bar.y} width={bar.width} height={bar.height} className={className} />;
}
