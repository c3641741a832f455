import type { Page } from "@shop/schemas/generated/sanity.types.ts";
import { faqId } from "#seed/content/faq/faq-category.ts";
import { keyed } from "#seed/content/keyed.ts";
import { picture } from "#seed/content/picture.ts";
import { reference } from "#seed/content/reference.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { story } from "#seed/content/story.ts";

export const contactUsPage = {
  _id: "page-contact-us",
  _type: "page",
  title: "Support",
  path: "/contact-us",
  sections: [
    {
      _key: "form",
      _type: "requestForm",
      form: "contact",
      title: "Write to us, or sign to us.",
      text: "A person answers within two business days, in the language you used. To send a video in ASL, put a link to it in your message, or attach it to an email to hello@handshape.test.",
      image: picture(
        "pages/contact-us.webp",
        "A hand at rest beside a sheet of paper. From the paper an arc loops up and away.",
      ),
    },
    {
      _key: "what-helps",
      _type: "prose",
      title: "What helps us help you",
      body: story(
        "- **An order:** the order number from your receipt, and the email address you used.",
        "- **A lesson that doesn’t play:** the name of the course and the lesson, and which device you use.",
        "- **A gift code:** the code itself, or the name on the card.",
        "- **A question about a sign:** where you saw it. If it’s in our dictionary, send the link.",
        "- **A video to us:** up to two minutes, with your hands and face in the picture. Face a window; don’t sit with one behind you.",
        "For a class, use the page for [classroom pricing](/requests/classroom-pricing). For your money back, use the page for [refunds](/requests/refund).",
        "### We don’t use the phone",
        "Most of us wouldn’t hear it, and people who sign to us shouldn’t have to wait behind a line of calls. If you use a relay service for other things, you won’t need it here.",
        "### Where we are",
        "Handshape, 48 Arcwood Lane, Unit 3, Guelph ON N1Z 0Z0, Canada. This is our mailing address. Please don’t drop by; we have no storefront, only a small studio with very good light.",
      ),
    },
    {
      _key: "questions",
      _type: "questions",
      title: "Frequently asked questions",
      items: keyed("question", [
        reference(faqId("where-to-log-in")),
        reference(faqId("how-courses-arrive")),
        reference(faqId("gift-not-arrived")),
        reference(faqId("where-you-ship")),
        reference(faqId("refunds")),
      ]),
    },
  ],
  meta: {
    _type: "metadata",
    title: "Support and contact",
    description:
      "Write to Handshape by email or send a video in ASL. We answer within two business days. What to tell us about an order, a lesson or a gift.",
    keywords: ["Handshape support", "contact", "ASL course help"],
  },
} satisfies Seed<Page>;
