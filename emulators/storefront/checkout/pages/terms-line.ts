import { html, type Html } from "#http/html.ts";

interface TermsProps {
  termsVersion: string | null;
  termsUrl: string | null;
}

/** The terms that an order agrees to, in the version that the cart was created with. Shopify's checkout names its policies without asking again. */
export function renderTerms({ termsVersion, termsUrl }: TermsProps): Html {
  const version = termsVersion === null ? "" : ` (${formatTermsVersion(termsVersion)})`;
  const terms =
    termsUrl === null
      ? "the terms"
      : html`<a href="${termsUrl}" target="_blank" rel="noreferrer">the terms</a>`;
  return html`<p>By placing this order, you agree to ${terms}${version}.</p>`;
}

/** "11272024" is "version of November 27, 2024" (requirements §9.32). Other formats are shown unchanged. */
function formatTermsVersion(version: string): string {
  const [, month, day, year] = /^(\d{2})(\d{2})(\d{4})$/.exec(version) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return `version ${version}`;
  return `version of ${date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" })}`;
}
