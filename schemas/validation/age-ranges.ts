import { numberOf } from "./field-values.ts";
import type { Finding } from "./finding.ts";

/** Checks that both ages are set, youngest first. */
export function checkAgeRange(range: unknown): Finding {
  const [from, to] = [numberOf(range, "from"), numberOf(range, "to")];
  if (from === undefined && to === undefined) return true;
  if (from === undefined || to === undefined) return "Enter both ages, or neither.";
  return from <= to || "The youngest age has to come first.";
}

/** Checks that both statements of a course's ages agree. They didn't in requirements §1.4's shop. */
export function checkSameAges(highlights: unknown, searchText: unknown): Finding {
  const [here, there] = [formatAges(highlights), formatAges(searchText)];
  if (here === null || there === null || here === there) return true;
  return `The highlights say ${here}, but search results say ${there}. Is one of them wrong?`;
}

function formatAges(range: unknown): string | null {
  const [from, to] = [numberOf(range, "from"), numberOf(range, "to")];
  return from === undefined || to === undefined ? null : `ages ${from} to ${to}`;
}
