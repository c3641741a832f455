import type { Page } from "@shop/schemas/generated/sanity.types.ts";
import { faqId } from "#seed/content/faq/faq-category.ts";
import { keyed } from "#seed/content/keyed.ts";
import { picture } from "#seed/content/picture.ts";
import { reference } from "#seed/content/reference.ts";
import { richText } from "#seed/content/rich-text.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { story } from "#seed/content/story.ts";

export const giftCodePage = {
  _id: "page-gift-code",
  _type: "page",
  title: "Redeem a gift code",
  path: "/gifts/gift-code",
  sections: [
    {
      _key: "form",
      _type: "giftCodeForm",
      title: "Open your gift.",
      text: "Enter your code and see your card. Nothing is redeemed until you’ve said who’s going to learn, and the access begins that day.",
      image: picture(
        "pages/gift-code.webp",
        "A gift card with a row of twelve empty boxes. The bow on it comes undone and its line flies off as an arc.",
      ),
    },
    {
      _key: "steps",
      _type: "steps",
      title: "How to redeem it",
      items: keyed("step", [
        {
          _type: "feature",
          title: "Find your code",
          description: "It’s on the printed card, or in the email that brought you the card.",
        },
        {
          _type: "feature",
          title: "See your gift",
          description:
            "Enter the code above, in any case, with or without dashes. You’ll see the card, who it’s from, and which course it opens.",
        },
        {
          _type: "feature",
          title: "Say who’s learning",
          description:
            "Enter the name and email address of the learner. The course opens at once, and we email the link. You have nothing to pay.",
        },
      ]),
    },
    {
      _key: "where",
      _type: "pictureAndText",
      title: "Where to find the code",
      body: richText(
        "**On a printed card:** below the message. Whoever gave it to you has printed the card and signed it.",
        "**In an email:** on the card itself. The email comes from us, on the day the giver chose, and its button fills in the code for you. If you can’t find it, look in your spam folder.",
        "The card says who it’s from and which course it opens. Keep the code to yourself: it opens the course once, for whoever types it first.",
      ),
      image: picture(
        "pages/gift-code-where.webp",
        "A printed card and a phone with an email. On each a row of twelve boxes is marked in yellow.",
      ),
      side: "left",
    },
    {
      _key: "trouble",
      _type: "prose",
      title: "When it doesn’t work",
      body: story(
        "- **The code isn’t known:** compare each letter and number with the card. There’s no letter O or I in a code, only zeros and ones.",
        "- **The code has been used:** if that was you, sign in on the learning site with the address you gave. The course is there.",
        "- **The code has expired:** its gift was refunded, or sent to another address with a new code. Ask whoever gave it to you.",
        "- **You can’t find the card:** ask the giver for the order number. With that, or with the name on the card, we can send it again.",
        "- **It isn’t the right course for you:** don’t redeem it yet. Until a code is redeemed, the giver can get a refund. The page about [refunds](/requests/refund) says how.",
        "For anything else, [write to us](/contact-us), or send a video in ASL. A person answers within two business days.",
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
      "Where to find the code of your gift course, how to redeem it step by step, and what to do when it doesn’t work.",
    keywords: ["redeem gift code", "ASL gift code"],
  },
} satisfies Seed<Page>;
