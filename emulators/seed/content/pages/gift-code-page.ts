import type { Page } from "@shop/schemas/generated/sanity.types.ts";
import { faqId } from "#seed/content/faq/faq-category.ts";
import { keyed } from "#seed/content/keyed.ts";
import { picture } from "#seed/content/picture.ts";
import { reference } from "#seed/content/reference.ts";
import { richText } from "#seed/content/rich-text.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { siteSettings } from "#seed/content/site-settings.ts";
import { story } from "#seed/content/story.ts";

export const giftCodePage = {
  _id: "page-gift-code",
  _type: "page",
  title: "Redeem a gift code",
  path: "/gifts/gift-code",
  sections: [
    {
      _key: "hero",
      _type: "hero",
      eyebrow: "Redeem a gift code",
      title: "Untie your gift.",
      text: "A gift code opens one ASL course that somebody has paid for. Redeem it when you are ready: your access begins that day.",
      image: picture(
        "pages/gift-code.webp",
        "A gift card with a row of eight empty boxes. The bow on it comes undone and its line flies off as an arc.",
      ),
      links: keyed("link", [
        { _type: "namedLink", label: "Go to the learning site", href: siteSettings.learningSiteUrl },
        { _type: "namedLink", label: "Get help with a code", href: "/contact-us" },
      ]),
    },
    {
      _key: "steps",
      _type: "steps",
      title: "How to redeem it",
      items: keyed("step", [
        {
          _type: "feature",
          title: "Find your code",
          description: "It is on the printed card, or in the email that brought you the card.",
        },
        {
          _type: "feature",
          title: "Sign in",
          description:
            "Go to the learning site and sign in with your own email address, not the giver’s. If you have no account, make one there. You have nothing to pay.",
        },
        {
          _type: "feature",
          title: "Type the code",
          description:
            "Type it as it appears on the card. The course shows up in your courses, and you can begin with the first lesson.",
        },
      ]),
    },
    {
      _key: "where",
      _type: "pictureAndText",
      title: "Where to find the code",
      body: richText(
        "**On a printed card:** below the message. Whoever gave it to you has printed the card and signed it.",
        "**In an email:** below the picture of the card. The email comes from us, on the day the giver chose. If you cannot find it, look in your spam folder.",
        "The card says who it is from and which course it opens. Keep the code to yourself: it opens the course once, for whoever types it first.",
      ),
      image: picture(
        "pages/gift-code-where.webp",
        "A printed card and a phone with an email. On each a row of eight boxes is marked in yellow.",
      ),
      side: "left",
    },
    {
      _key: "trouble",
      _type: "prose",
      title: "When it does not work",
      body: story(
        "- **The code is not accepted:** compare each letter and number with the card, and leave no space before or after it.",
        "- **The code has been used:** sign in with the email address it was used with. The course is there.",
        "- **You cannot find the card:** ask the giver for the order number. With that, or with the name on the card, we find the code.",
        "- **It is not the right course for you:** do not redeem it yet. Until a code is redeemed, the giver can get a refund. The page about [refunds](/requests/refund) says how.",
        "For anything else, [write to us](/contact-us), or send a video in ASL. Tell us the code, or the name on the card. A person answers within two working days.",
      ),
    },
    {
      _key: "questions",
      _type: "questions",
      title: "Questions about your gift",
      items: keyed("question", [
        reference(faqId("gift-access-starts")),
        reference(faqId("how-long-is-access")),
        reference(faqId("where-to-log-in")),
        reference(faqId("gift-not-arrived")),
      ]),
    },
    {
      _key: "call-to-action",
      _type: "callToAction",
      title: "No code yet? Begin anyway.",
      text: "The free lessons need no code, no account and no money. Say hello, spell your name, and count to ten.",
      link: { _type: "namedLink", label: "See the free lessons", href: "/free-lessons/asl-level-1" },
    },
  ],
  meta: {
    _type: "metadata",
    title: "Redeem a gift code",
    description:
      "Where to find the code of your gift course, how to redeem it step by step, and what to do when it does not work.",
    keywords: ["redeem gift code", "ASL gift code"],
  },
} satisfies Seed<Page>;
