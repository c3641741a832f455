import { shapeByQuery } from "@shop/schemas/generated/answer-shapes.ts";
import { toQueryDigest } from "#lib/query-digest.ts";
import { createRecentlySeen } from "#lib/recently-seen.ts";
import { fitToShape } from "./fit-to-shape.ts";

const reported = createRecentlySeen(1_000);

/** A query's answer as its type has it. What isn't of its type is left out, and named in the log once. */
export function fitAnswer<Answer>(query: string, answer: Answer): Answer {
  const place = shapeByQuery[toQueryDigest(query)];
  if (place === undefined) return answer;
  // The shape is the one that the type was made from.
  return fitToShape(answer, place, { onMisfit: report }) as Answer;
}

function report(path: string): void {
  if (reported.firstSeen(path) !== undefined) return;
  reported.add(path);
  console.warn(
    `The content of ${path} isn't of its field's type and was left out. Correct it in the Studio.`,
  );
}
