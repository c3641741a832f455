import { html, type HtmlPart } from "#http/html.ts";
import type { FormErrors } from "#storefront/checkout/check-form.ts";
import { type CheckoutTotals, toAmountDue } from "#storefront/checkout/checkout-totals.ts";
import { renderAddressFields } from "./address-fields.ts";
import type { CheckoutMessages, CheckoutPageProps } from "./checkout-page-props.ts";
import { renderTextField } from "./form-field.ts";
import { formatMoney } from "./format-money.ts";
import { renderCodeFields } from "./code-fields.ts";
import { renderOrderLines } from "./order-lines.ts";
import { renderOrderTotals } from "./order-totals.ts";
import { renderShopPage } from "./shop-page.ts";
import { renderTerms } from "./terms-line.ts";

/** A single form, so that no button loses what was typed. */
export function renderCheckoutPage(props: CheckoutPageProps): Response {
  const { totals, form, errors, messages, shown, site, status } = props;
  const { currency } = totals;
  const isWrong = Object.keys(errors).length > 0;
  const main = html`
    <form class="checkout" method="post" novalidate>
      <input type="hidden" name="shown" value="${JSON.stringify(shown)}" />
      <div class="fields">
        <h1>Checkout</h1>
        ${messages.isPlacing && renderProblems(errors)} ${renderNotices(messages, isWrong)}
        <p class="jump">
          <a href="#order"
            >${formatMoney(toAmountDue(totals), currency)} for ${countItems(totals)}: see your order</a
          >
        </p>
        <section aria-labelledby="contact">
          <h2 id="contact">Contact</h2>
          ${renderTextField({
            name: "email",
            label: "Email",
            type: "email",
            autocomplete: "email",
            isVerbatim: true,
            value: form.email,
            error: errors.email,
          })}
        </section>
        ${renderAddressFields(props)}
      </div>
      <aside class="order" id="order" aria-labelledby="order-title">
        <h2 id="order-title">Your order</h2>
        ${renderOrderLines(totals.lines, currency)} ${renderCodeFields(props)}
        ${renderOrderTotals({ ...totals, isPlaced: false })}
      </aside>
      <div class="place">
        ${renderTerms(props)}
        <button class="call" type="submit" name="action" value="place">Place test order</button>
        <p class="quiet">
          You pay nothing, because this shop is a demo. <a href="${site.url}/cart">Back to your cart</a>
        </p>
      </div>
    </form>
  `;
  const title = `${isWrong ? "Error: " : ""}Checkout`;
  return renderShopPage({ title, main, site, status });
}

function countItems({ lines }: CheckoutTotals): string {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return count === 1 ? "1 item" : `${count} items`;
}

const fieldOrder = [
  "email",
  "firstName",
  "lastName",
  "address1",
  "address2",
  "city",
  "country",
  "region",
  "postalCode",
  "shipping",
  "discountCode",
  "giftCard",
] as const satisfies (keyof FormErrors)[];

/** All errors in one list at the top, each linking to its field. */
function renderProblems(errors: FormErrors): HtmlPart {
  const problems = fieldOrder.flatMap((name) =>
    errors[name] === undefined ? [] : [[name, errors[name]] as const],
  );
  if (problems.length === 0) return null;
  return html`<div class="notice" data-tone="problem" role="alert" tabindex="-1" autofocus>
    <h2>
      ${problems.length === 1 ? "One field needs your attention" : `${problems.length} fields need your attention`}
    </h2>
    <ul>
      ${problems.map(([name, error]) => html`<li><a href="#${name}">${error}</a></li>`)}
    </ul>
  </div>`;
}

function renderNotices({ shortages, changes }: CheckoutMessages, isWrong: boolean): HtmlPart {
  const isShort = shortages.length > 0;
  return [
    isShort &&
      html`<div class="notice" data-tone="change" role="alert" tabindex="-1" ${!isWrong && html`autofocus`}>
        <h2>Not everything is in stock</h2>
        ${shortages.map((sentence) => html`<p>${sentence}</p>`)}
      </div>`,
    changes.length > 0 &&
      html`<div
        class="notice"
        data-tone="change"
        role="alert"
        tabindex="-1"
        ${!isWrong && !isShort && html`autofocus`}
      >
        <h2>Please check the total</h2>
        ${changes.map((sentence) => html`<p>${sentence}</p>`)}
        <p>Nothing has been ordered yet. If this is right, place the order again.</p>
      </div>`,
  ];
}
