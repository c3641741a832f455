import type { Page } from "#storefront/domain/content/shop-content.ts";

export const pages: Page[] = [
  {
    id: "gid://shopify/Page/44000000001",
    handle: "about-us",
    title: "About us",
    bodyHtml: [
      "<p>Handshape teaches American Sign Language online. Every course is made and taught by Deaf people, because a language is best learned from those who live in it.</p>",
      "<p>Adults learn with Elias Amadi, kids with Noor Lindqvist. The lessons are short videos that you watch when it suits you, and a digital workbook comes free with each course.</p>",
    ].join("\n"),
    author: "Handshape",
    seo: { title: "About Handshape", description: "Who teaches American Sign Language here, and why." },
    createdAt: "2026-01-05T15:00:00Z",
    updatedAt: "2026-02-02T15:00:00Z",
  },
  {
    id: "gid://shopify/Page/44000000002",
    handle: "contact-us",
    title: "Contact us",
    bodyHtml:
      '<p>Write to <a href="mailto:hello@handshape.test">hello@handshape.test</a>, in English or as a video in ASL. We answer within two business days.</p>',
    author: "Handshape",
    createdAt: "2026-01-05T15:00:00Z",
    updatedAt: "2026-01-05T15:00:00Z",
  },
  {
    id: "gid://shopify/Page/44000000003",
    handle: "classroom-pricing",
    title: "Classroom pricing",
    bodyHtml: [
      "<p>Schools buy seats for a class at a lower price, and can pay from a school wallet. A teacher sees how far each student has come.</p>",
      "<p>Tell us the level and the number of students, and we’ll send you a quote.</p>",
    ].join("\n"),
    author: "Handshape",
    createdAt: "2026-01-12T15:00:00Z",
    updatedAt: "2026-01-19T15:00:00Z",
  },
];
