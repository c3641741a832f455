import type { SiteSettings } from "@shop/schemas/generated/sanity.types.ts";
import { keyed } from "#seed/content/keyed.ts";
import { picture } from "#seed/content/picture.ts";
import { searchSynonyms } from "#seed/content/search-synonyms.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { footer, navigation } from "#seed/content/site-menus.ts";

/** The addresses are reserved names, or accounts named so that nobody takes them for a stranger's: it's a demonstration. */
export const siteSettings = {
  _id: "siteSettings",
  _type: "siteSettings",
  name: "Handshape",
  tagline: "American Sign Language, taught by Deaf people",
  supportEmail: "hello@handshape.test",
  postalAddress: "Handshape\n48 Arcwood Lane, Unit 3\nGuelph ON  N1Z 0Z0\nCanada",
  learningSiteUrl: "https://learn.handshape.test/sign-in",
  socialLinks: keyed("social", [
    { _type: "namedLink", label: "YouTube", href: "https://www.youtube.com/@handshape-demonstration-shop" },
    {
      _type: "namedLink",
      label: "Instagram",
      href: "https://www.instagram.com/handshape.demonstration.shop/",
    },
    { _type: "namedLink", label: "Facebook", href: "https://www.facebook.com/handshape.demonstration.shop" },
    { _type: "namedLink", label: "TikTok", href: "https://www.tiktok.com/@handshape.demonstration" },
  ]),
  navigation,
  footer,
  searchSynonyms,
  paymentIcons: [
    "visa",
    "mastercard",
    "amex",
    "discover",
    "diners",
    "jcb",
    "apple-pay",
    "google-pay",
    "shop-pay",
    "paypal",
  ],
  meta: {
    _type: "metadata",
    title: "Handshape: learn American Sign Language",
    description:
      "Online ASL courses for adults and kids, taught by Deaf people. Watch at your own pace, with a free digital PDF workbook in every course.",
    keywords: ["American Sign Language", "learn ASL online", "ASL course", "ASL for kids"],
    image: picture("share.png", "Handshape: learn American Sign Language from Deaf teachers."),
  },
} satisfies Seed<SiteSettings>;
