import { z } from "zod";
import type { ClassroomPrices } from "./estimate.ts";
import { estimateSeats } from "./estimate.ts";
import type { ValidRequest } from "./parse-request.ts";

const quoteDays = 30;
const dayMs = 24 * 3600 * 1000;

/** A quote keeps its prices even if the shop's change. Amounts are in cents, times in ms since 1970. */
const quoteSchema = z.object({
  school: z.string(),
  name: z.string(),
  purchaseOrder: z.string().nullable(),
  currency: z.enum(["USD", "CAD"]),
  lines: z.array(
    z.object({
      title: z.string(),
      seats: z.number(),
      listEach: z.number(),
      each: z.number(),
      total: z.number(),
    }),
  ),
  seats: z.number(),
  percent: z.number(),
  saved: z.number(),
  total: z.number(),
  issuedAt: z.number(),
  validUntil: z.number(),
});

export type Quote = z.infer<typeof quoteSchema>;

export const parseQuote = (json: string): Quote => quoteSchema.parse(JSON.parse(json));

/** The quote for a classroom request at today's prices; null if a price is unknown. */
export function toQuote(
  { answers, seats }: ValidRequest,
  prices: ClassroomPrices,
  now: number,
): Quote | null {
  const currency = answers["currency"] === "CAD" ? "CAD" : "USD";
  const estimate = estimateSeats({ ...prices, seats, currency });
  return (
    estimate && {
      ...estimate,
      lines: [...estimate.lines],
      school: answers["school"] ?? "",
      name: answers["name"] ?? "",
      purchaseOrder: answers["purchase_order"] ?? null,
      issuedAt: now,
      validUntil: now + quoteDays * dayMs,
    }
  );
}
