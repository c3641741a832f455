import type { LegalPage } from "@shop/schemas/generated/sanity.types.ts";
import { demonstrationNotice, legalPageAddress } from "#seed/content/legal/legal-page.ts";
import { richText } from "#seed/content/rich-text.ts";
import type { Seed } from "#seed/content/seed-document.ts";

export const privacyPolicy = {
  ...legalPageAddress("privacy-policy"),
  title: "Privacy policy",
  body: richText(
    demonstrationNotice,
    "This page says what we know about you, why, for how long, and how you can change that. The short version: we keep what an order, a lesson or a newsletter needs. We count visits only if you allow it. We don’t sell anyone’s data.",
    "## When you look around",
    "Our server sees what every server sees: your IP address, your browser and the page you asked for. We use it to deliver the page and to keep the site safe, and delete it within 30 days.",
    "When a page fails, your browser sends us a report of the error, with the page’s address and your browser’s name. If you let us, it also reports how fast each page was. Neither says who you are.",
    "A cookie remembers which currency you chose, and another which cart is yours. The [cookie policy](/legal/cookie-policy) lists all of them.",
    "If you allow analytics, we also count which pages, courses and videos you look at and what you put into your cart, with the help of Google Analytics and Shopify. You can change your mind in [your privacy choices](/legal/cookie-policy#privacy-choices). Without your permission, nothing is counted and nothing is sent to either.",
    "## When you buy",
    "We keep your name, your email address, what you ordered and how it was paid. When a book is shipped, we keep the delivery address too. Your card number goes straight to the payment provider and never to us.",
    "For a course we also keep the name and email address of each student, because they need them to sign in. For a gift we keep the message, the giver’s name and the address it goes to, and use them for that gift alone.",
    "We keep orders for seven years, because tax law asks for it.",
    "If you shop with a school’s wallet, the wallet tells us your name, your email address, and your school with its address. The wallet gets the list of what you want to buy. We keep both for two years, with your school’s decision.",
    "## When you learn",
    "The learning site keeps the student’s sign-in, which lessons they’ve watched and how far they’ve gotten, so that they can continue where they left off. A teacher who bought classroom seats sees the progress of the students in that class. We delete this a year after access has ended.",
    "## When you get our newsletter",
    "You give us your first name and your email address. We also store your country and time zone, as far as your connection reveals them, so that an email about shipping or a live date makes sense where you are. You may tell us whether you want to read about ASL for adults, for kids, or both.",
    "You subscribe yourself, and we keep a record of when. You can unsubscribe anytime, with the link at the end of every email. Then we keep your address only on the list of people we can’t email.",
    "## When you write to us",
    "When you send us a form, we keep what you wrote, so that we can answer you and find it again. We use it for nothing else. We delete it after two years.",
    "## Who helps us",
    "We work with companies that host the site and its content, keep its error log, run the checkout, the learning site and the mail, and ship books. Each gets only what its task needs, and none may use it for itself. Some of them are in the United States.",
    "We don’t give data to anyone else, unless a court orders it.",
    "## Children",
    "Parents, guardians and schools buy for children. We ask for no more than a name and an email address for signing in, which may be the parent’s own. We send no newsletter to children and show them no advertising. A parent can see, correct or delete everything at any time.",
    "## Your rights",
    "You can ask what we know about you, get a copy, correct it, or have it deleted. You can object to a use and withdraw your consent. Write to [hello@handshape.test](mailto:hello@handshape.test), in English or in ASL; we answer within 30 days and it costs nothing. If you aren’t satisfied with our answer, you can turn to the privacy commissioner or the data protection authority where you live.",
    "## Who we are",
    "Handshape, 48 Arcwood Lane, Unit 3, Guelph ON N1Z 0Z0, Canada. The person responsible for privacy reads [hello@handshape.test](mailto:hello@handshape.test).",
  ),
  meta: {
    _type: "metadata",
    title: "Privacy policy",
    description:
      "What we know about you, why, and for how long: orders, students, newsletters and visits. Plainly written, with how to see or delete it.",
    keywords: ["privacy policy"],
  },
} satisfies Seed<LegalPage>;
