import { html, type HtmlPart } from "#http/html.ts";
import type { CheckoutMessages } from "./checkout-page-props.ts";

/** Said beside the button that was pressed, where the page then opens. */
export function renderDone({ done }: CheckoutMessages, near: "address" | "codes"): HtmlPart {
  if (done?.near !== near) return null;
  return html`<p class="done" role="status" tabindex="-1" autofocus>${done.sentence}</p>`;
}
