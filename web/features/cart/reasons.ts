/** Why a cart is not as the shopper asked, in words for them. */
export const reasons = {
  "add-failed": "We could not put that in your cart. Please try again.",
  "remove-failed": "We could not remove that from your cart. Please try again.",
  "sold-out": "That course is sold out, so it is in your cart with a quantity of 0.",
} as const;

export type CartProblem = keyof typeof reasons;

/** The words for a problem named in an address; null for a name that is not ours. */
export function toReason(problem: unknown): string | null {
  // Object.hasOwn says what the type cannot.
  return typeof problem === "string" && Object.hasOwn(reasons, problem)
    ? reasons[problem as CartProblem]
    : null;
}
