import type { CartProblem } from "./reasons.ts";

/** Leads a plain form's sender to the cart, with the name of what went wrong. */
export function toCart(problem: CartProblem | null): Response {
  return new Response(null, {
    status: 303,
    headers: { location: problem ? `/cart?problem=${problem}` : "/cart" },
  });
}
