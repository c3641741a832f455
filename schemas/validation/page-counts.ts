import { textOf } from "./field-values.ts";
import type { Finding } from "./finding.ts";

/** Checks that the page count agrees with the details. It didn't for the books in requirements §3.57. */
export function checkPageCounts(pages: unknown, details: readonly unknown[]): Finding {
  const detail = details.find((item) => textOf(item, "label")?.trim().toLowerCase() === "pages");
  const data = textOf(detail, "value")
    ?.match(/\d[\d,]*/)?.[0]
    .replaceAll(",", "");
  if (typeof pages !== "number" || data === undefined || Number(data) === pages) return true;
  return `The details say ${data} pages, but this field says ${pages}. Is one of them wrong?`;
}
