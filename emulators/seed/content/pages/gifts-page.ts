import type { Page } from "@shop/schemas/generated/sanity.types.ts";
import { keyed } from "#seed/content/keyed.ts";
import { picture } from "#seed/content/picture.ts";
import { richText } from "#seed/content/rich-text.ts";
import type { Seed } from "#seed/content/seed-document.ts";

export const giftsPage = {
  _id: "page-gifts",
  _type: "page",
  title: "Gift courses",
  path: "/gifts",
  sections: [
    {
      _key: "hero",
      _type: "hero",
      eyebrow: "Gift courses",
      title: "Give someone a way to talk.",
      text: "A course in American Sign Language, with a card in your words. They redeem the code when they’re ready, and their access begins that day.",
      links: keyed("link", [
        { _type: "namedLink", label: "Choose a gift", href: "/gifts#Choose" },
        { _type: "namedLink", label: "Redeem a gift code", href: "/gifts/gift-code" },
      ]),
    },
    {
      _key: "cards",
      _type: "giftCards",
      title: "Six cards to write in",
      text: "Choose one with the course. Your message goes below the greeting.",
    },
    {
      _key: "choose",
      _type: "giftShelf",
      anchor: "Choose",
      title: "Choose a course",
      text: "Pick one, write its card, and say who it’s for and when. Level 1A and the bundles need no experience.",
    },
    {
      _key: "steps",
      _type: "steps",
      title: "How gifting works",
      items: keyed("step", [
        {
          _type: "feature",
          title: "Write the card",
          description: "Choose a design and write your message. Say who it’s from.",
        },
        {
          _type: "feature",
          title: "Choose when and how",
          description:
            "We send it by email at once or on a day you choose. Or print it and hand it over yourself.",
        },
        {
          _type: "feature",
          title: "They redeem it",
          description:
            "The code on the card opens the course. The year of access begins on the day it’s used.",
        },
      ]),
    },
    {
      _key: "which",
      _type: "pictureAndText",
      title: "Who’s it for?",
      body: richText(
        "**For a grown-up who’s curious:** Level 1A. Five lessons from the alphabet to a first conversation.",
        "**For a grown-up who’s serious about it:** the Complete Course Bundle. Four levels, two years, and 25% off what the levels cost separately.",
        "**For a child:** Kids Level 1A, with Noor and sixty videos. Join in: nobody likes to sign alone.",
        "**For a family with a Deaf child or grandchild:** one Essentials bundle for the adults and one for the kids. Each saves 10%. And ask the parents first. They’ll know where to start.",
        "Each course comes with a free digital PDF workbook.",
      ),
      image: picture(
        "pages/gifts-cards.webp",
        "Four greeting cards in a fan, each in another color and with an arc of its own.",
      ),
      side: "left",
    },
    { _key: "questions", _type: "questions", title: "Questions about gifts", category: "gifts" },
  ],
  meta: {
    _type: "metadata",
    title: "Gift courses in American Sign Language",
    description:
      "Give an online ASL course with a card in your words, by email or to print. Access begins on the day the gift code is redeemed.",
    keywords: ["ASL gift", "gift an online course", "sign language gift"],
  },
} satisfies Seed<Page>;
