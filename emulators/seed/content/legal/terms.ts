import type { LegalPage } from "@shop/schemas/generated/sanity.types.ts";
import { demonstrationNotice, legalPageAddress } from "#seed/content/legal/legal-page.ts";
import { richText } from "#seed/content/rich-text.ts";
import type { Seed } from "#seed/content/seed-document.ts";

export const terms = {
  ...legalPageAddress("terms"),
  title: "Terms of use",
  body: richText(
    demonstrationNotice,
    "These terms are an agreement between you and Handshape about this website, our courses, our gift courses and our workbooks. When you buy something, you agree to the version whose date is at the top of this page. Your cart records which version that was.",
    "## Who can buy",
    "You can buy from us if you’re old enough to make a contract where you live. Parents and guardians buy for children, and schools buy for their students. Whoever buys makes sure that the student, or the student’s parent, has agreed to our having their name and email address.",
    "## What you get",
    "A course is for one student. It contains the video lessons named on its page and a digital PDF workbook. Access begins when the course is bought, or when a gift code is redeemed, and lasts:",
    "- one year for a single course, a kids course or an Essentials bundle;",
    "- two years for the Complete Course Bundle.",
    "Some courses build on others. The course page says which ones you should know first. We don’t test you, and it’s your choice to follow the advice.",
    "CEUs are awarded for the number named on the course page once all lessons are finished. Whether your employer or licensing body accepts them is for them to decide.",
    "## What you may do with it",
    "The student may watch every lesson as often as they like while access lasts, and print the PDF workbook for their own use.",
    "Please don’t share a sign-in, record or copy the videos, put them online, sell them on, or teach from them in public. With classroom seats, a teacher may show lessons to the students who have a seat.",
    "Everything on this site belongs to Handshape or to the people who made it. You may link to any page.",
    "## Prices and payment",
    "Prices are shown in US dollars or Canadian dollars, as you choose. Taxes and shipping are added at checkout, before you pay. Payment is taken by our payment provider. We never see your card number.",
    "If a price is plainly wrong, we’ll tell you before anything is sent, and you can cancel or pay the right one.",
    "Discount codes apply as the cart shows them. Orders paid from a school-funds wallet can’t include discount codes or gift courses.",
    "## Gifts",
    "A gift code can be redeemed once. Keep it as you would keep money: whoever has the code can use it. Access begins on the day it’s redeemed.",
    "## Books and shipping",
    "Printed workbooks are shipped to addresses in Canada and the United States. Delivery times are estimates.",
    "We also recommend books by others. Those are sold by other shops under their own terms, and we may earn a commission when you buy through our link.",
    "## Changing your mind",
    "You can get your money back within 30 days of buying. A gift can be refunded until it’s redeemed. A printed workbook can be sent back unused within 30 days; you pay for return shipping. Ask on the [refunds page](/requests/refund). The rights the law gives you as a consumer stay as they are.",
    "## Behavior",
    "Be kind to the people you meet here. We may close an account that is used to harass others, to copy our lessons or to get around payment. If we do, we’ll say why, and you can respond.",
    "## What we’re responsible for",
    "We do our best to keep the site running and the lessons correct. We can’t promise that it never fails. If something you paid for doesn’t work, tell us. We’ll fix it, replace it, or refund you. Beyond that, we’re liable for damage only as far as the law requires.",
    "## Changes",
    "If we change these terms, we’ll put a new date at the top. An order keeps the terms it was made under.",
    "## Law and contact",
    "The law of the Province of Ontario, Canada, applies, and you keep the protection of the law where you live. Write to [hello@handshape.test](mailto:hello@handshape.test), in English or as a video in ASL.",
  ),
  meta: {
    _type: "metadata",
    title: "Terms of use",
    description:
      "The terms of our courses, gift courses and workbooks: who may watch, how long access lasts, payment, gifts, shipping and refunds.",
    keywords: ["terms of use", "ASL course terms"],
  },
} satisfies Seed<LegalPage>;
