import { expect, test } from "vitest";
import { createNewsletterMails } from "#features/newsletter/newsletter-mails.server.tsx";

const shop = {
  name: "Handshape",
  supportEmail: "hello@handshape.test",
  postalAddress: "Handshape\n48 Arcwood Lane\nGuelph ON",
  siteUrl: "https://shop.example",
};
const mails = createNewsletterMails(shop);
const confirmUrl = "https://shop.example/newsletter/confirm?token=abc.def";
const unsubscribeUrl = "https://shop.example/newsletter/unsubscribe?token=abc.def";
const email = "ana@example.test";

const confirm = () => mails.confirmation({ email, confirmUrl });
const welcome = () => mails.welcome({ email, firstName: "Ana", unsubscribeUrl });

test("the plain text says what the HTML says, with the URL of each link", async () => {
  const { text } = await confirm();

  expect(text).toBe(`Handshape https://shop.example


One more click, and you’re on our list

Please confirm that you’d like our emails about new lessons, courses, and books, with a discount now and then. The link works for seven days.

Confirm my subscription https://shop.example/newsletter/confirm?token=abc.def

You’re getting this email because someone, probably you, signed up ana@example.test at Handshape. If it wasn’t you, you don’t need to do anything, and you won’t hear from us again.

Questions? Write to hello@handshape.test.

Handshape
48 Arcwood Lane
Guelph ON`);
});

test.each([
  ["confirmation", confirm],
  ["welcome", welcome],
])("the %s mail loads nothing, has one button, and gives the shop's address", async (_kind, compose) => {
  const { html } = await compose();

  expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/);
  expect(html.match(/background-color:#f4a91f/g)).toHaveLength(1);
  expect(html).toContain("48 Arcwood Lane");
  expect(html).toContain('href="mailto:hello@handshape.test"');
});

test("a mail has dark colors, too", async () => {
  const { html } = await confirm();

  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toContain("@media (prefers-color-scheme: dark)");
});

test("a newsletter's footer has an unsubscribe link", async () => {
  const { html, text } = await welcome();

  expect(html).toContain(`href="${unsubscribeUrl}"`);
  expect(text).toContain(`Unsubscribe ${unsubscribeUrl}`);
});

test("markup in a name is escaped", async () => {
  const { html } = await mails.welcome({ email, firstName: "<b>Ana</b>", unsubscribeUrl });

  expect(html).toContain("Welcome, <bdi>&lt;b&gt;Ana&lt;/b&gt;</bdi>!");
});
