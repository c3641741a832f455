import { html, type Html, type HtmlPart } from "#http/html.ts";
import { readCountry } from "#storefront/checkout/check-form.ts";
import { countries } from "#storefront/domain/regions/countries.ts";
import type { CheckoutCountry } from "#storefront/domain/regions/region.ts";
import type { CheckoutPageProps } from "./checkout-page-props.ts";
import { renderDone } from "./done-message.ts";
import { renderChoiceField, renderTextField } from "./form-field.ts";
import { formatMoney } from "./format-money.ts";

type AddressFieldsProps = Pick<CheckoutPageProps, "form" | "errors" | "totals" | "messages">;

/** The delivery address. Without a delivery, only where tax is paid. */
export function renderAddressFields(props: AddressFieldsProps): Html {
  const { totals, messages } = props;
  const done = renderDone(messages, "address");
  const update = html`<button class="quiet-button" type="submit" name="action" value="update">
    Update delivery and tax
  </button>`;
  if (!totals.needsDelivery) {
    return html`<section aria-labelledby="place-title">
      <h2 id="place-title">Billing region</h2>
      <p class="quiet">Nothing needs shipping. We need your region to calculate sales tax.</p>
      ${renderPlace(props, "billing")}
      <button class="quiet-button" type="submit" name="action" value="update">Update tax</button>
      ${done}
    </section>`;
  }
  return html`<section aria-labelledby="place-title">
      <h2 id="place-title">Delivery address</h2>
      <p class="quiet">We deliver to the United States and Canada.</p>
      <div class="pair">
        ${renderText(props, "firstName", "First name", "shipping given-name")}
        ${renderText(props, "lastName", "Last name", "shipping family-name")}
      </div>
      ${renderText(props, "address1", "Street address", "shipping address-line1")}
      ${renderTextField({
        name: "address2",
        label: "Apartment, unit",
        value: props.form.address2,
        error: props.errors.address2,
        autocomplete: "shipping address-line2",
        isOptional: true,
        saysOptional: true,
      })}
      ${renderText(props, "city", "City", "shipping address-level2")} ${renderPlace(props, "shipping")}
      ${update} ${done}
    </section>
    ${renderDelivery(props)}`;
}

function renderText(
  { form, errors }: AddressFieldsProps,
  name: "firstName" | "lastName" | "address1" | "city",
  label: string,
  autocomplete: string,
): Html {
  return renderTextField({ name, label, autocomplete, value: form[name], error: errors[name] });
}

/** Lists both countries' regions, because without JavaScript the list can't follow the country. */
function renderPlace({ form, errors, totals }: AddressFieldsProps, purpose: "shipping" | "billing"): Html {
  const country = readCountry(form) ?? "US";
  const order: readonly CheckoutCountry[] = country === "US" ? ["US", "CA"] : ["CA", "US"];
  return html`<div class="${totals.needsDelivery ? "triple" : "pair"}">
    ${renderChoiceField({
      name: "country",
      label: "Country",
      value: country,
      error: errors.country,
      autocomplete: `${purpose} country`,
      choices: Object.values(countries).map(({ code, name }) => ({ value: code, label: name })),
    })}
    ${renderChoiceField({
      name: "region",
      label: "State or province",
      value: form.region,
      error: errors.region,
      autocomplete: `${purpose} address-level1`,
      empty: "Choose",
      choices: order.map((code) => ({
        group: countries[code].name,
        choices: countries[code].regions.map((region) => ({
          value: `${code}-${region.code}`,
          label: region.name,
        })),
      })),
    })}
    ${
      totals.needsDelivery &&
      renderTextField({
        name: "postalCode",
        // Without JavaScript, the label can't follow the country.
        label: "ZIP or postal code",
        value: form.postalCode,
        error: errors.postalCode,
        autocomplete: "shipping postal-code",
        isVerbatim: true,
      })
    }
  </div>`;
}

function renderDelivery({ totals }: AddressFieldsProps): HtmlPart {
  const { deliveryOptions, shipping, currency } = totals;
  return html`<fieldset class="choices">
    <legend>Delivery</legend>
    ${deliveryOptions.map(
      ({ handle, title, description, cost }) =>
        html`<label class="choice">
          <input
            type="radio"
            name="shipping"
            value="${handle}"
            ${handle === shipping?.handle && html`checked`}
          />
          <span>${title} <span class="quiet">${description}</span></span>
          <span class="amount">${formatMoney(cost, currency)}</span>
        </label>`,
    )}
  </fieldset>`;
}
