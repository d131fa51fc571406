import { type KnownBooking, matchReasonText } from "@huvudbok/core/categorisation";
import { formatOre } from "@huvudbok/core/money";
import { serverDay } from "../../data/api/server-clock.ts";
import type { Column } from "../../ui/data-table/column.ts";
import { DataTable } from "../../ui/data-table/data-table.tsx";

const COLUMNS: readonly Column<KnownBooking>[] = [
  {
    key: "probability",
    heading: "Sannolikhet",
    align: "right",
    width: 120,
    phone: "amount",
    // More figures than a person is shown elsewhere: they tell two suggestions apart.
    render: ({ probability }) => probability.toFixed(3).replace(".", ","),
  },
  { key: "rows", heading: "Rader", phone: "title", title: rowsOf, render: rowsOf },
  {
    key: "because",
    heading: "Grund",
    width: 260,
    phone: "meta",
    render: ({ because }) => matchReasonText(because, serverDay()),
  },
];

/** Every way in which a text is likely to be booked, the likeliest first. */
export function SuggestedBookings({ bookings }: { readonly bookings: readonly KnownBooking[] }) {
  if (bookings.length === 0) return <p>Ingen kontering föreslås för texten.</p>;
  return <DataTable caption="Föreslagna konteringar" columns={COLUMNS} rows={bookings} rowKey={rowsOf} />;
}

function rowsOf({ entries }: KnownBooking): string {
  return entries.map(({ accountId, amount }) => `${accountId} ${formatOre(amount)}`).join(" · ");
}
