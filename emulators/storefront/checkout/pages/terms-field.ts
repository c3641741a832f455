import { html, type Html } from "#http/html.ts";
import type { FormErrors } from "#storefront/checkout/check-form.ts";
import type { CheckoutForm } from "#storefront/checkout/checkout-form.ts";
import { renderAttributes, renderError } from "./form-field.ts";

interface TermsProps {
  form: CheckoutForm;
  errors: FormErrors;
  termsVersion: string | null;
  termsUrl: string | null;
}

/** The box to check, with the version of the terms that the cart was created with. */
export function renderTerms({ form, errors, termsVersion, termsUrl }: TermsProps): Html {
  const version = termsVersion === null ? "" : ` (${formatTermsVersion(termsVersion)})`;
  const terms =
    termsUrl === null
      ? "the terms"
      : html`<a href="${termsUrl}" target="_blank" rel="noreferrer">the terms</a>`;
  return html`<div class="field" data-field="terms">
    <label class="tick">
      <input
        type="checkbox"
        value="on"
        ${form.terms === "on" && html`checked`}
        ${renderAttributes({ name: "terms", error: errors.terms })}
      />
      <span>I agree to ${terms}${version}.</span>
    </label>
    ${renderError("terms", errors.terms)}
  </div>`;
}

/** "11272024" is "version of November 27, 2024" (requirements §9.32). Other formats are shown unchanged. */
function formatTermsVersion(version: string): string {
  const [, month, day, year] = /^(\d{2})(\d{2})(\d{4})$/.exec(version) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return `version ${version}`;
  return `version of ${date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" })}`;
}
