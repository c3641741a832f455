import type { CheckoutField, CheckoutForm } from "#storefront/checkout/checkout-form.ts";
import { countries, findRegion, isCheckoutCountry } from "#storefront/domain/regions/countries.ts";
import { parsePostalCode } from "#storefront/domain/regions/parse-postal-code.ts";
import type { CheckoutCountry, Region } from "#storefront/domain/regions/region.ts";
import type { OrderAddress } from "#storefront/domain/orders/order.ts";

export type FormErrors = Partial<Record<CheckoutField, string>>;

/** The buyer, and where to deliver. */
export interface Buyer {
  email: string;
  country: CheckoutCountry;
  region: Region;
  /** null if nothing is delivered. */
  address: OrderAddress | null;
}

export type CheckedForm = { kind: "complete"; buyer: Buyer } | { kind: "incomplete"; errors: FormErrors };

const longest = 255;

/** Errors that keep the form from becoming an order, in sentences for the shopper. Only a delivery needs an address. */
export function checkForm(form: CheckoutForm, { needsDelivery }: { needsDelivery: boolean }): CheckedForm {
  const country = readCountry(form);
  const region = readRegion(form);
  const required: Partial<Record<CheckoutField, string>> = {
    email: "Enter your email address.",
    ...(needsDelivery && {
      firstName: "Enter a first name.",
      lastName: "Enter a last name.",
      address1: "Enter a street address.",
      city: "Enter a city.",
      postalCode: `Enter a ${country ? countries[country].postalWord : "postal code"}.`,
    }),
  };
  const missing = Object.entries(required).filter(([name]) => form[name as CheckoutField].trim() === "");
  const errors: FormErrors = {
    ...checkLengths(form),
    ...(isEmail(form.email) ? {} : { email: "Enter a full email address, like ana@example.org." }),
    ...checkPlace(form, needsDelivery),
    ...Object.fromEntries(missing),
  };
  if (!country || !region || Object.keys(errors).length > 0) return { kind: "incomplete", errors };
  const email = form.email.trim();
  const address = needsDelivery ? toAddress(form, country, region) : null;
  return { kind: "complete", buyer: { email, country, region, address } };
}

/** The country, as far as the form says. */
export function readCountry({ country }: CheckoutForm): CheckoutCountry | null {
  return isCheckoutCountry(country) ? country : null;
}

/** The region, if it's in the selected country. */
export function readRegion({ country, region }: CheckoutForm): Region | null {
  const [of = "", code = ""] = region.split("-");
  return isCheckoutCountry(of) && of === country ? findRegion(of, code) : null;
}

export function isEmail(typed: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim());
}

function checkLengths(form: CheckoutForm): FormErrors {
  const tooLong = Object.entries(form).filter(([, value]) => Array.from(value).length > longest);
  return Object.fromEntries(tooLong.map(([name]) => [name, `Use at most ${longest} characters.`]));
}

function checkPlace(form: CheckoutForm, needsDelivery: boolean): FormErrors {
  const country = readCountry(form);
  if (!country) return { country: "Choose the United States or Canada." };
  const { name, regionWord, postalWord, postalExample } = countries[country];
  const region = readRegion(form);
  const errors: FormErrors = region ? {} : { region: `Choose a ${regionWord} of ${inWords(name)}.` };
  if (!needsDelivery) return errors;
  const parsed = parsePostalCode(form.postalCode, { country, region });
  switch (parsed.kind) {
    case "fits":
      return errors;
    case "malformed":
      return { ...errors, postalCode: `Enter a ${postalWord} like ${postalExample}.` };
    case "elsewhere":
      return { ...errors, postalCode: `This ${postalWord} isn’t in ${region?.name ?? name}. Check both.` };
  }
}

function inWords(country: string): string {
  return country === "United States" ? "the United States" : country;
}

function toAddress(form: CheckoutForm, country: CheckoutCountry, region: Region): OrderAddress {
  const parsed = parsePostalCode(form.postalCode, { country, region });
  return {
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    address1: form.address1.trim(),
    address2: form.address2.trim(),
    city: form.city.trim(),
    regionCode: region.code,
    zip: parsed.kind === "fits" ? parsed.postalCode : form.postalCode.trim(),
    countryCode: country,
  };
}
