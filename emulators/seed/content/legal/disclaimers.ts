import type { LegalPage } from "@shop/schemas/generated/sanity.types.ts";
import { demonstrationNotice, legalPageAddress } from "#seed/content/legal/legal-page.ts";
import { richText } from "#seed/content/rich-text.ts";
import type { Seed } from "#seed/content/seed-document.ts";

export const disclaimers = {
  ...legalPageAddress("disclaimers"),
  title: "Disclaimers",
  body: richText(
    demonstrationNotice,
    "A disclaimer says where our promises end. We’d rather say it plainly here than in small print somewhere else.",
    "## Learning takes people",
    "Our courses teach American Sign Language. They don’t make anyone an interpreter. Interpreting is a profession with its own training and certificates. Please don’t interpret for a doctor, a court or a school because you’ve taken a course with us. Book a qualified interpreter.",
    "How far you get depends on how often you practice and who you sign with. The times we name, such as about 5 weeks for a single course, are what most people need and not a promise.",
    "## Signs vary",
    "ASL differs from region to region, between generations and between communities, and it changes. Our courses, dictionary and free lessons show forms that are widely used. A form that isn’t here isn’t wrong. When a Deaf person near you signs it another way, follow them.",
    "## Drawings aren’t signs",
    "The hands and arcs in our pictures show that signing is movement. They don’t show how a particular sign is made. The animated drawings in the dictionary do, as far as a drawing can. Learn signs from videos of people and from people themselves.",
    "## CEUs",
    "We name the CEUs each course carries. Whether they count for your license, your employer or your school is for them to decide. Ask before you buy.",
    "## Ages",
    "The kids courses are for ages 8 to 15, and younger children from about 5 use them with a grown-up. Parents know their child best. Nothing in the kids courses asks a child to send us a picture, a video or an address.",
    "## Recommended books and affiliate links",
    "We recommend books because we think they’re good. Links to them lead to another bookstore, and we may earn a commission when you buy there, at no cost to you. It doesn’t decide what we recommend. Prices and page counts of those books can change without our knowing.",
    "People in our affiliate program may earn a commission when they send you to us. We ask them to say so.",
    "## Discounts from others",
    "The healthcare and first responder discounts are checked by another company on its own site and under its own terms. We receive only whether the check succeeded.",
    "## Other sites",
    "We link to sites we don’t run: the learning site, social networks, partners. We looked at them when we added the link. What they say and do later is their own responsibility.",
    "## No advice",
    "What we write about hearing, families, schools and work is meant to be useful in general. It isn’t medical, legal or financial advice for your case.",
    "## Something wrong here?",
    "Tell us at [hello@handshape.test](mailto:hello@handshape.test). We correct mistakes, and we thank the people who find them.",
  ),
  meta: {
    _type: "metadata",
    title: "Disclaimers",
    description:
      "Where our promises end: interpreting, signs that vary, CEUs, ages, recommended books, affiliate links and discounts checked by others.",
    keywords: ["disclaimers"],
  },
} satisfies Seed<LegalPage>;
