import { html, type HtmlPart } from "#http/html.ts";
import type { CheckoutMessages } from "./checkout-page-props.ts";

/** Shown next to the pressed button, where the page then opens. */
export function renderDone({ done }: CheckoutMessages, near: "address" | "codes"): HtmlPart {
  if (done?.near !== near) return null;
  return html`<p class="done" role="status" tabindex="-1" autofocus>${done.sentence}</p>`;
}
