import type { CartResponse } from "#commerce/cart-api/cart-response.ts";
import type { FieldError } from "#commerce/cart-api/cart-body.ts";
import { toGiftLabel } from "#commerce/cart-api/gift-label.ts";

/** What is asked of the cart: where, how, and with what. */
export interface CartMutation {
  path: string;
  method: "POST" | "PATCH" | "DELETE";
  body: URLSearchParams | object;
  /** Tells the server that a change is the same one, sent again because its answer was lost. */
  key?: string;
  /** False where nothing pops up of what it adds (requirements §4.6). */
  notify?: boolean;
}

/** The calls of requirements §7 take at most this long, in milliseconds. */
export const requestTimeoutMs = 10_000;

/** Sends a change once. Rejects when it may not have arrived or could not be read, and when the answer is no cart's. */
export async function sendCartMutation({ path, method, body, key }: CartMutation): Promise<CartResponse> {
  const isForm = body instanceof URLSearchParams;
  const response = await fetch(path, {
    method,
    headers: {
      accept: "application/json",
      ...(isForm ? {} : { "content-type": "application/json" }),
      ...(key !== undefined && { "idempotency-key": key }),
    },
    body: isForm ? body : JSON.stringify(body),
    credentials: "same-origin",
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  const answer: CartResponse | { errors: FieldError[] } = await response.json();
  if ("problems" in answer) return answer;
  const code = response.status === 429 ? "too-many" : "invalid";
  return { problems: answer.errors.map((error) => ({ code, message: toWords(error, body) })) };
}

/** A wrong field in its own words; of a list of students, or of gifts, with the one it is about. */
function toWords({ field = "", message }: FieldError, body: CartMutation["body"]): string {
  const [, student] = /students\.(\d+)\./.exec(field) ?? [];
  if (student !== undefined) return `Student ${Number(student) + 1}: ${message}`;
  return (body instanceof URLSearchParams ? toGiftLabel(field, body) : "") + message;
}

/** The change a form of the cart's asks for; null for a form that is none, or that leaves the page. */
export function toCartMutation(form: HTMLFormElement, submitter: HTMLElement | null): CartMutation | null {
  const { pathname, origin } = new URL(form.action);
  if (origin !== location.origin || !pathname.startsWith("/api/cart/") || "leaves" in form.dataset)
    return null;
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === "string") body.append(name, value);
  return { path: pathname, method: "POST", body };
}
