import { html, type Html, type HtmlPart } from "#http/html.ts";
import type { CheckoutPageProps } from "./checkout-page-props.ts";
import { renderDone } from "./done-message.ts";
import { renderTextField } from "./form-field.ts";

type CodeFieldsProps = Pick<CheckoutPageProps, "form" | "errors" | "totals" | "codes" | "messages">;

/** Discount codes and gift cards: a field to add one, and the cart's own with a button to remove each. */
export function renderCodeFields({ form, errors, totals, codes, messages }: CodeFieldsProps): Html {
  const opens = (error: string | undefined) => error !== undefined && !messages.isPlacing;
  return html`<div class="codes">
    ${renderDone(messages, "codes")}
    ${renderCodeField({
      name: "discountCode",
      label: "Discount code",
      value: form.discountCode,
      error: errors.discountCode,
      hasFocus: opens(errors.discountCode),
      action: "apply-discount",
    })}
    ${
      codes.length > 0 &&
      html`<ul class="entered" aria-label="Discount codes">
        ${codes.map(({ code, reason }) =>
          renderEntered({
            name: code,
            what: `discount code ${code}`,
            action: `remove-discount:${code}`,
            reason,
          }),
        )}
      </ul>`
    }
    ${renderCodeField({
      name: "giftCard",
      label: "Gift card",
      value: form.giftCard,
      error: errors.giftCard,
      hasFocus: opens(errors.giftCard),
      action: "apply-gift-card",
    })}
    ${
      totals.giftCards.length > 0 &&
      html`<ul class="entered" aria-label="Gift cards">
        ${totals.giftCards.map(({ id, lastCharacters }) =>
          renderEntered({
            name: `…${lastCharacters}`,
            what: `gift card ending in ${lastCharacters}`,
            action: `remove-gift-card:${id}`,
            reason: null,
          }),
        )}
      </ul>`
    }
  </div>`;
}

interface CodeFieldProps {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  hasFocus: boolean;
  action: string;
}

/** The error is below the pair, so that the button stays next to the field. */
function renderCodeField({ action, ...field }: CodeFieldProps): Html {
  return html`<div class="with-button">
    ${renderTextField({ ...field, autocomplete: "off", isVerbatim: true, isOptional: true })}
    <button class="quiet-button" type="submit" name="action" value="${action}">
      Apply<span class="hidden"> ${field.label.toLowerCase()}</span>
    </button>
  </div>`;
}

interface EnteredProps {
  name: string;
  what: string;
  action: string;
  /** Why it saves nothing, or null if it saves something. */
  reason: string | null;
}

function renderEntered({ name, what, action, reason }: EnteredProps): HtmlPart {
  return html`<li>
    <span class="tag">${name}</span>
    <button class="link-button" type="submit" name="action" value="${action}">
      Remove<span class="hidden"> ${what}</span>
    </button>
    ${reason !== null && html`<p class="error">${reason}</p>`}
  </li>`;
}
