import type { LegalPage } from "@shop/schemas/generated/sanity.types.ts";
import { demonstrationNotice, legalPageAddress } from "#seed/content/legal/legal-page.ts";
import { richText } from "#seed/content/rich-text.ts";
import type { Seed } from "#seed/content/seed-document.ts";

export const cookiePolicy = {
  ...legalPageAddress("cookie-policy"),
  title: "Cookie policy",
  body: richText(
    demonstrationNotice,
    "A cookie is a short note that a website leaves in your browser and reads again later. We set only a few, and only when you use what needs them. Here is every one of them, and the seven things that we keep in your browser’s own storage.",
    "## When you shop",
    "- `cid` holds your cart’s ID, so that the cart isn’t empty on the next page. It’s set when you put the first thing into the cart, kept for 30 days and removed when the cart is gone.",
    "- `discount_code` holds the discount codes you entered or followed a link with, separated by commas. It’s kept for 30 days.",
    "- `affiliate` holds the name of the partner whose link brought you here, so that we can thank them if you buy. It’s kept for 30 days.",
    "- `country` remembers whether you shop in US dollars or Canadian dollars. It’s kept for 365 days.",
    "- `interests` remembers whether you’re interested in courses for adults, for kids or for both, so that we show those first, or that you closed the form without an answer. It’s kept for 400 days.",
    "- `wallet_session` holds what your school’s wallet told us, if you came from there: your school, its address, your name and your email address. It’s kept for 8 hours.",
    "- `seen-prices`, in your browser’s storage, holds the prices you saw in your cart, so that we can tell you when one has changed. It never leaves your browser and stays until you clear it.",
    "## When you watch a video",
    "- `player-settings`, in your browser’s storage, holds how you like to watch: captions, speed, transcript, and whether the picture is mirrored. It’s set when you change one of them.",
    "- `video-positions`, in your browser’s storage, holds where you stopped in the last 50 videos that are longer than half a minute, so that they go on from there. A video is taken off the list when it ends. Both never leave your browser and stay until you clear them.",
    "## When you practice signs",
    "- `practice-list`, in your browser’s storage, holds the signs that you want to practice in the dictionary and how well you know them. It never leaves your browser and stays until you clear it.",
    "## When you learn",
    "- `lesson-progress`, in your browser’s storage, holds which free lessons you’ve marked as done and which one you opened last. It’s set with your first mark, never leaves your browser and stays until you clear it.",
    "## When you write to us",
    "- `request-draft`, in your browser’s storage, holds what you’ve typed into a form and not sent yet, so that it’s still there if the page reloads. It never leaves your browser by itself, and it’s gone when you send the form or close the tab.",
    "## When you take a quiz",
    "- `quiz-progress`, in your browser’s storage, holds the answers you’ve given so far, so that you can go on if the page reloads. It never leaves your browser by itself, and it’s gone when you get your result or close the tab.",
    "## When you review a page for us",
    "Two cookies are set when you open a preview link that one of our editors gave you: `preview_session` says what the link shows, and `__prerender_bypass` asks for the page as it’s being written. Both stay until you leave the preview or close your browser.",
    "All of these belong to the whole site (their path is /) and are read by our own pages only. None of them tracks you.",
    "## When you allow analytics",
    "- `analytics_consent` holds your answer to the question whether we may count visits. It’s kept for 365 days.",
    "- `_shopify_y` and `_shopify_s` let Shopify, which runs our shop, tell visitors and visits apart. They are kept for 360 days and for 30 minutes.",
    "The last two are set only if you said yes, and so are those of Google Analytics, whose names begin with _ga. Until then, we don’t count visits, and nothing is sent to Google or Shopify, and your browser doesn’t report how fast a page was. If your browser sends the Global Privacy Control signal, we take it as a no and don’t ask. If you change your answer to no, we delete these cookies.",
    "When a page fails, your browser reports the error to us, whatever you answered, so that we can repair it. The report has the page’s address and the kind of browser, and no cookie.",
    "## Changing your mind",
    "You can change your answer about analytics in “Your privacy choices” at the end of this page, and delete cookies and stored data in your browser at any time. The shop will then treat you as a new visitor, with an empty cart.",
    "## Other people’s cookies",
    "The checkout and the learning site are separate sites with cookies of their own, which they need for paying and for signing in. Links to social networks are plain links: those networks learn of your visit only when you follow one.",
    "## Questions",
    "Write to [hello@handshape.test](mailto:hello@handshape.test). What we do with the data is in the [privacy policy](/legal/privacy-policy).",
  ),
  meta: {
    _type: "metadata",
    title: "Cookie policy",
    description:
      "Every cookie this site sets, what it’s for and how long it stays: your cart, your currency, and those for analytics, which need your yes.",
    keywords: ["cookie policy", "cookies"],
  },
} satisfies Seed<LegalPage>;
