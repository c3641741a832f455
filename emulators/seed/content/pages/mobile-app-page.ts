import type { Page } from "@shop/schemas/generated/sanity.types.ts";
import { faqId } from "#seed/content/faq/faq-category.ts";
import { keyed } from "#seed/content/keyed.ts";
import { picture } from "#seed/content/picture.ts";
import { reference } from "#seed/content/reference.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { story } from "#seed/content/story.ts";

export const mobileAppPage = {
  _id: "page-mobile-app",
  _type: "page",
  title: "Mobile app",
  path: "/mobile-app",
  sections: [
    {
      _key: "hero",
      _type: "hero",
      eyebrow: "Mobile app",
      title: "Your lessons, wherever you can prop up a phone.",
      text: "The app opens the same courses as the learning site, with the same sign-in. Start a lesson on the couch and pick it up at the bus stop.",
      ground: "adult-2",
      image: picture(
        "pages/mobile-app.webp",
        "A phone leans on a stack of two books. On its screen a hand follows an arc.",
      ),
      links: keyed("link", [
        {
          _type: "namedLink",
          label: "Get it for iPhone and iPad",
          href: "https://apps.handshape.test/ios",
        },
        { _type: "namedLink", label: "Get it for Android", href: "https://apps.handshape.test/android" },
      ]),
    },
    {
      _key: "install",
      _type: "steps",
      title: "How to install it",
      items: keyed("step", [
        {
          _type: "feature",
          title: "Open the store",
          description: "Follow the link above on your phone or tablet. The app is free.",
        },
        {
          _type: "feature",
          title: "Sign in",
          description:
            "Use the email address and the password of your learning site. For a child, use the student’s own.",
        },
        {
          _type: "feature",
          title: "Choose your course",
          description: "Everything you’ve bought or been given is there. Tap a lesson to begin.",
        },
      ]),
    },
    {
      _key: "good-to-know",
      _type: "prose",
      title: "Good to know",
      body: story(
        "### A larger screen is easier",
        "Signs are made of small things: a thumb, an eyebrow, a direction. On a tablet or a computer you see them better. Use the phone to review what you already know.",
        "### Keep both hands free",
        "Prop the phone up at eye level, and stand back far enough to sign freely.",
        "### No app, no problem",
        "The learning site works in the browser of any recent phone. Nothing is only in the app.",
        "Handshape is a demonstration shop. Its app isn’t in any store.",
      ),
    },
    {
      _key: "questions",
      _type: "questions",
      title: "Questions about signing in",
      items: keyed("question", [
        reference(faqId("where-to-log-in")),
        reference(faqId("forgot-password")),
        reference(faqId("phone-and-tablet")),
      ]),
    },
  ],
  meta: {
    _type: "metadata",
    title: "Mobile app for your ASL courses",
    description:
      "Open your ASL courses on a phone or tablet with the sign-in you already have. How to install the app, and how to place the screen.",
    keywords: ["ASL app", "learn sign language app"],
  },
} satisfies Seed<Page>;
