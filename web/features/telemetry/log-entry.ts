import { z } from "zod";
import { maxEntries, maxMessageLength, maxStackLength } from "#features/telemetry/log-limits.ts";
import { logLevels } from "#lib/log-levels.ts";

/** A longer text is cut, so that a deep stack doesn't cost the whole report. */
const text = (maxLength: number) => z.string().transform((value) => value.slice(0, maxLength));

const level = z.enum(logLevels).default("debug");

const errorEntrySchema = z.object({
  kind: z.literal("error"),
  level,
  message: text(maxMessageLength),
  stack: text(maxStackLength).nullable(),
  componentStack: text(maxStackLength).nullable(),
  digest: text(100).nullable(),
  url: text(2000),
  userAgent: text(500),
});

const webVitalEntrySchema = z.object({
  kind: z.literal("web-vital"),
  level,
  name: z.enum(["LCP", "INP", "CLS", "TTFB", "FCP"]),
  /** In milliseconds; a score for CLS. */
  value: z.number().min(0).max(3_600_000),
  rating: z.enum(["good", "needs-improvement", "poor"]),
  /** The page's pattern, such as `/courses/[slug]`. */
  route: text(200),
});

const logEntrySchema = z.discriminatedUnion("kind", [errorEntrySchema, webVitalEntrySchema]);

export const logEntriesSchema = z.array(logEntrySchema).min(1).max(maxEntries);

/** What a browser reports. */
export type LogEntry = z.input<typeof logEntrySchema>;
