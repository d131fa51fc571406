import { formatCount } from "@huvudbok/core/money";
import { NativeSelect } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { Button } from "../button/button.tsx";
import classes from "./pager.module.css";
import { PAGE_SIZES, pageCount, pageLinks } from "./pagination.ts";

interface PagerProps {
  readonly count: number;
  readonly page: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (pageSize: number) => void;
}

/** Which rows are shown, the links to the other pages, and how many rows a page has. */
export function Pager({ count, page, pageSize, onPage, onPageSize }: PagerProps) {
  const pages = pageCount(count, pageSize);
  const current = Math.min(page, pages - 1);
  const first = count === 0 ? 0 : current * pageSize + 1;
  const last = pageSize === 0 ? count : Math.min(count, (current + 1) * pageSize);
  return (
    <nav className={classes.pager} aria-label="Sidor">
      <output
        className={classes.facts}
      >{`Visar ${formatCount(first)}–${formatCount(last)} av ${formatCount(count)}`}</output>
      {pages > 1 && (
        <span className={classes.links}>
          <Button
            variant="subtle"
            aria-label="Föregående sida"
            disabled={current === 0}
            onClick={() => onPage(current - 1)}
          >
            <IconChevronLeft size={16} aria-hidden />
          </Button>
          {pageLinks(current, pages).map((item) =>
            "page" in item ? (
              <Button
                key={item.page}
                variant={item.page === current ? "light" : "subtle"}
                aria-current={item.page === current ? "page" : undefined}
                aria-label={`Sida ${item.page + 1}`}
                onClick={() => onPage(item.page)}
              >
                {item.page + 1}
              </Button>
            ) : (
              <span key={`gap-${item.gapAfter}`} aria-hidden>
                …
              </span>
            ),
          )}
          <Button
            variant="subtle"
            aria-label="Nästa sida"
            disabled={current === pages - 1}
            onClick={() => onPage(current + 1)}
          >
            <IconChevronRight size={16} aria-hidden />
          </Button>
        </span>
      )}
      <NativeSelect
        aria-label="Rader per sida"
        className={classes.size}
        value={String(pageSize)}
        onChange={(event) => onPageSize(Number(event.currentTarget.value))}
        data={PAGE_SIZES.map((size) => ({
          value: String(size),
          label: size === 0 ? "Alla" : `${size} rader`,
        }))}
      />
    </nav>
  );
}
