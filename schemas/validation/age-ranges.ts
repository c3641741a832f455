import { numberOf } from "./field-values.ts";
import type { Finding } from "./finding.ts";

/** Both ages are there, and the youngest comes first. */
export function checkAgeRange(range: unknown): Finding {
  const [from, to] = [numberOf(range, "from"), numberOf(range, "to")];
  if (from === undefined && to === undefined) return true;
  if (from === undefined || to === undefined) return "Write both ages, or neither.";
  return from <= to || "The youngest age comes first.";
}

/** The two places that tell a course's ages agree; requirements §1.4 has a shop where they did not. */
export function checkSameAges(highlights: unknown, searchText: unknown): Finding {
  const [here, there] = [toWords(highlights), toWords(searchText)];
  if (here === null || there === null || here === there) return true;
  return `The highlights say ${here}, the search text says ${there}. Is one of them wrong?`;
}

function toWords(range: unknown): string | null {
  const [from, to] = [numberOf(range, "from"), numberOf(range, "to")];
  return from === undefined || to === undefined ? null : `ages ${from} to ${to}`;
}
