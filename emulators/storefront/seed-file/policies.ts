import type { PolicyKind } from "#storefront/domain/content/shop-content.ts";

export const policyTitles = {
  contactInformation: "Contact information",
  legalNotice: "Legal notice",
  privacyPolicy: "Privacy policy",
  refundPolicy: "Refund policy",
  shippingPolicy: "Shipping policy",
  subscriptionPolicy: "Cancellation policy",
  termsOfSale: "Terms of sale",
  termsOfService: "Terms of service",
} satisfies Record<PolicyKind, string>;

export const toPolicyHandle = (title: string): string => title.toLowerCase().replaceAll(" ", "-");
