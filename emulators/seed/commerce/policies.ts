import type { ShopContent } from "#storefront/domain/content/shop-content.ts";

/** The shop's policies: a demonstration's, not a lawyer's. */
export const policies: ShopContent["policies"] = {
  privacyPolicy: {
    id: "gid://shopify/ShopPolicy/41000000001",
    handle: "privacy-policy",
    title: "Privacy policy",
    body: [
      "<p>We keep what an order needs: your name, your email address, and a delivery address when something is shipped. For a course we also keep the name and the email address of each student, so that they can sign in.</p>",
      "<p>Your country decides the currency you see. We measure visits only after you agree to it, and we sell nobody’s data.</p>",
      "<p>Write to hello@handshape.test to see, correct or delete what we know about you.</p>",
    ].join("\n"),
  },
  refundPolicy: {
    id: "gid://shopify/ShopPolicy/41000000002",
    handle: "refund-policy",
    title: "Refund policy",
    body: [
      "<p>If a course isn’t for you, ask for your money back within 30 days of buying it. Tell us the order number and the email address you bought it with.</p>",
      "<p>A gift can be refunded until it’s redeemed. A workbook can be sent back unused within 30 days; you cover return shipping.</p>",
    ].join("\n"),
  },
  shippingPolicy: {
    id: "gid://shopify/ShopPolicy/41000000003",
    handle: "shipping-policy",
    title: "Shipping policy",
    body: [
      "<p>Courses arrive by email, within a few minutes. Printed workbooks are shipped to addresses in the United States and Canada.</p>",
      "<p>Most packages leave the day after the order. Allow 3 to 6 business days in the United States and 5 to 10 in Canada.</p>",
    ].join("\n"),
  },
  termsOfService: {
    id: "gid://shopify/ShopPolicy/41000000004",
    handle: "terms-of-service",
    title: "Terms of service",
    body: [
      "<p>A course is for the student it was bought for. They may watch every lesson as often as they like while their access lasts: one year for a single course or an Essentials bundle, two years for the Complete bundle.</p>",
      "<p>Please don’t share a sign-in, record the videos or teach from them in public. Schools can write to us about classrooms.</p>",
    ].join("\n"),
  },
  contactInformation: {
    id: "gid://shopify/ShopPolicy/41000000005",
    handle: "contact-information",
    title: "Contact information",
    body: "<p>Handshape<br>hello@handshape.test</p>",
  },
};
