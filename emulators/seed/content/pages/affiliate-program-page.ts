import type { Page } from "@shop/schemas/generated/sanity.types.ts";
import { keyed } from "#seed/content/keyed.ts";
import { picture } from "#seed/content/picture.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { story } from "#seed/content/story.ts";

export const affiliateProgramPage = {
  _id: "page-affiliate-program",
  _type: "page",
  title: "Affiliate program",
  path: "/affiliate-program",
  sections: [
    {
      _key: "hero",
      _type: "hero",
      eyebrow: "Affiliate program",
      title: "Send us learners. Earn a share.",
      text: "If you write, teach or make videos about sign language, deafness or raising children, you can recommend our courses and get paid when someone enrolls.",
      ground: "sky",
      image: picture(
        "pages/affiliate-program.webp",
        "Two hands on either side of a wide field. An arc starts at the first, leaps across and ends at the second.",
      ),
      links: keyed("link", [
        {
          _type: "namedLink",
          label: "Apply to join",
          href: "/affiliate-program#affiliate",
        },
        { _type: "namedLink", label: "See the courses", href: "/courses" },
      ]),
    },
    {
      _key: "steps",
      _type: "steps",
      title: "How it works",
      items: keyed("step", [
        {
          _type: "feature",
          title: "Tell us who you are",
          description:
            "Send us a link to what you do. We answer within two business days, with the terms in writing.",
        },
        {
          _type: "feature",
          title: "Get a link of your own",
          description:
            "It leads to any page of the shop and carries your name. Whoever follows it sees the same prices as everyone else.",
        },
        {
          _type: "feature",
          title: "Earn your share",
          description:
            "When a visitor from your link buys, the order remembers you. Refunded orders don’t count.",
        },
      ]),
    },
    {
      _key: "fair",
      _type: "prose",
      title: "What we ask of you",
      body: story(
        "We keep this program small, because we’re responsible for what’s said about us. Four things matter.",
        "- **Say that it’s an affiliate link.** Your readers should know, and in most countries the law requires it.",
        "- **Recommend what you’ve seen.** We give you a lesson to look at. If you don’t like it, don’t recommend it.",
        "- **Use respectful words.** Write Deaf with a capital for the community, and leave out “hearing-impaired”. Our blog post on [words](/blog/deaf-with-a-capital-d) helps.",
        "- **Promise nothing we don’t.** Nobody is fluent after five weeks. The numbers on the course pages are the ones to use.",
        "We don’t accept pages that copy our videos, bid on our name in search ads or show a discount that doesn’t exist.",
        "### Deaf creators first",
        "If you’re Deaf and teach, make videos or write, tell us. When there are more people than we can look after, you come first.",
      ),
    },
    {
      _key: "form",
      _type: "requestForm",
      form: "affiliate",
      title: "Let’s talk",
      text: "Two lines about you and a link are enough. Write in English, or link to a short video in ASL.",
    },
  ],
  meta: {
    _type: "metadata",
    title: "Affiliate program for ASL courses",
    description:
      "Recommend Handshape’s ASL courses with a link of your own and earn a share of each sale. How it works, and what we ask of you.",
    keywords: ["ASL affiliate program", "recommend ASL courses"],
  },
} satisfies Seed<Page>;
