import { textOf } from "./field-values.ts";
import type { Finding } from "./finding.ts";

/** The number of pages is the same in its field and among the details; requirements §3.57 has books where it was not. */
export function checkPageCounts(pages: unknown, details: readonly unknown[]): Finding {
  const detail = details.find((item) => textOf(item, "label")?.trim().toLowerCase() === "pages");
  const data = textOf(detail, "value")
    ?.match(/\d[\d,]*/)?.[0]
    .replaceAll(",", "");
  if (typeof pages !== "number" || data === undefined || Number(data) === pages) return true;
  return `The details say ${data} pages, this says ${pages}. Is one of them wrong?`;
}
