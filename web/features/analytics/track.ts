import { hasAnalyticsConsent } from "#lib/analytics-consent.ts";
import type { ClientCart } from "#commerce/cart-api/cart-response.ts";
import type { QuizCompletion } from "./analytics-events.ts";

/** Something that only the code where it happens knows. What a page shows is read from its markup (`item-data.ts`). */
export type TrackedChange =
  | { kind: "cart"; before: ClientCart | null; after: ClientCart | null }
  | { kind: "sign-up"; subscriberId: string; location: string }
  | { kind: "search"; words: string; matchingCount: number; suggestedCount: number }
  | { kind: "search-click"; title: string; slug: string; totalCount: number }
  | { kind: "quiz"; completion: QuizCompletion };

type Listener = (change: TrackedChange) => void;

const maxWaiting = 20;
const waiting: TrackedChange[] = [];
let listener: Listener | null = null;

/** Reports a change if the visitor consents. It waits in memory until the script for reports has loaded. */
export function track(change: TrackedChange): void {
  if (!hasAnalyticsConsent()) return;
  if (listener) listener(change);
  else if (waiting.length < maxWaiting) waiting.push(change);
}

/** Gets what has waited, and everything from now on. */
export function onTracked(next: Listener): void {
  listener = next;
  for (const change of waiting.splice(0)) next(change);
}
