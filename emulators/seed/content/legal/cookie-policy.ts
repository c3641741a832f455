import type { LegalPage } from "@shop/schemas/generated/sanity.types.ts";
import { demonstrationNotice, legalPageAddress } from "#seed/content/legal/legal-page.ts";
import { richText } from "#seed/content/rich-text.ts";
import type { Seed } from "#seed/content/seed-document.ts";

export const cookiePolicy = {
  ...legalPageAddress("cookie-policy"),
  title: "Cookie policy",
  body: richText(
    demonstrationNotice,
    "A cookie is a short note that a website leaves in your browser and reads again later. We leave few, and here is every one of them.",
    "## Cookies the shop needs",
    "Without these, the cart would be empty on every page. They are set only when you use what they are for, and they do not measure you.",
    "- `cid` holds the number of your cart. It is set when you put the first thing into the cart, kept for 30 days and removed when the cart is gone.",
    "- `discount_code` holds the discount codes you entered, separated by commas, so that they are still there if your cart has to be made anew. It stays as long as the cart does.",
    "- `country` remembers whether you shop in US dollars or Canadian dollars. It is kept for one year.",
    "- The analytics consent cookie remembers whether you said yes or no to measuring, so that we do not ask again. It is kept for one year.",
    "All of them belong to the whole site (their path is /) and are read by our own pages only.",
    "## Cookies that measure, only if you agree",
    "These two are set after you have said yes, and not before.",
    "- The unique-visitor cookie is a random number that lets us count a returning browser once. It is kept for 360 days (31,104,000 seconds).",
    "- The session cookie is a random number that joins the pages of one visit. It is kept for 30 minutes (1,800 seconds) after the last page.",
    "If you say no, or say nothing, neither is set and no measurement is sent.",
    "## Changing your mind",
    "You can say yes or no again at any time. When you take back a yes, measuring stops at once. You can also delete cookies in your browser; the shop will treat you as a new visitor and ask once more. If your browser sends a Global Privacy Control signal, we take it as a no.",
    "## Other people’s cookies",
    "The checkout and the learning site are separate sites with cookies of their own, which they need for paying and for signing in. Videos are served without cookies. Links to social networks are plain links: those networks learn of your visit only when you follow one.",
    "## Questions",
    "Write to [hello@handshape.test](mailto:hello@handshape.test). What we do with the data is in the [privacy policy](/legal/privacy-policy).",
  ),
  meta: {
    _type: "metadata",
    title: "Cookie policy",
    description:
      "Every cookie this site sets, what it is for and how long it stays: the cart, discount codes, your currency, and two that measure if you agree.",
    keywords: ["cookie policy", "cookies"],
  },
} satisfies Seed<LegalPage>;
