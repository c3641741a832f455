import type { CartResponse } from "#commerce/cart-api/cart-response.ts";
import type { FormError } from "#lib/form-page.ts";
import { toGiftLabel } from "#commerce/cart-api/gift-label.ts";
import { type ExpectedChange, toExpectedChange } from "./optimistic-cart.ts";

/** A request to the cart API. */
export interface CartMutation {
  path: string;
  method: "POST" | "PATCH" | "DELETE";
  body: URLSearchParams | object;
  /** The idempotency key, shared by retries. */
  key?: string;
  /** False to add without showing a popup (requirements §4.6). */
  notify?: boolean;
  /** What shows at once. Left out when sums don't change. */
  expected?: ExpectedChange | undefined;
}

/** Timeout for the calls of requirements §7, in milliseconds. */
export const requestTimeoutMs = 10_000;

/** Sends a change once. Rejects when it may not have arrived, or when the response isn't a cart response. */
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
    // A quantity may be sent as the page is left. Browsers allow that for 64 KiB, and the API takes less.
    keepalive: method === "PATCH",
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  const answer: CartResponse | { errors: FormError[] } = await response.json();
  if ("problems" in answer) return answer;
  const code = response.status === 429 ? "too-many" : "invalid";
  return { problems: answer.errors.map((error) => ({ code, message: toErrorText(error, body) })) };
}

/** A field's error message, with the student or gift it's about. */
function toErrorText({ field = "", message }: FormError, body: CartMutation["body"]): string {
  const [, student] = /students\.(\d+)\./.exec(field) ?? [];
  if (student !== undefined) return `Student ${Number(student) + 1}: ${message}`;
  return (body instanceof URLSearchParams ? toGiftLabel(field, body) : "") + message;
}

/** The change a cart form asks for; null for other forms and for those that navigate. */
export function toCartMutation(form: HTMLFormElement, submitter: HTMLElement | null): CartMutation | null {
  const { pathname, origin } = new URL(form.action);
  if (origin !== location.origin || !pathname.startsWith("/api/cart/") || "leaves" in form.dataset)
    return null;
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === "string") body.append(name, value);
  return {
    path: pathname,
    method: "POST",
    body,
    expected: toExpectedChange(pathname, body, form.dataset["title"]),
  };
}
