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

const confirm = () => mails.confirmation({ email, firstName: "Ana", confirmUrl });
const welcome = () => mails.welcome({ email, firstName: "Ana", unsubscribeUrl });

test("the text says what the HTML says, with the address of each link", async () => {
  const { text } = await confirm();

  expect(text).toBe(`Handshape https://shop.example


One click, and you’re on our list

Hi Ana,

Please confirm that you’d like our emails: new lessons, courses and books, and a discount now and then. The link works for seven days.

Confirm my subscription https://shop.example/newsletter/confirm?token=abc.def

You get this email because somebody, probably you, signed up ana@example.test at Handshape. If it wasn’t you, do nothing: you won’t hear from us again.

Questions? Write to hello@handshape.test.

Handshape
48 Arcwood Lane
Guelph ON`);
});

test.each([
  ["confirmation", confirm],
  ["welcome", welcome],
])("the %s loads nothing, has one button, and names the shop's address", async (_kind, compose) => {
  const { html } = await compose();

  expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/);
  expect(html.match(/background-color:#f4a91f/g)).toHaveLength(1);
  expect(html).toContain("48 Arcwood Lane");
  expect(html).toContain('href="mailto:hello@handshape.test"');
});

test("a mail is readable in dark colors too", async () => {
  const { html } = await confirm();

  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toContain("@media (prefers-color-scheme: dark)");
});

test("every newsletter can be left from its footer", async () => {
  const { html, text } = await welcome();

  expect(html).toContain(`href="${unsubscribeUrl}"`);
  expect(text).toContain(`Unsubscribe ${unsubscribeUrl}`);
});

test("a name is text, whatever is in it", async () => {
  const { html } = await mails.confirmation({ email, firstName: "<b>Ana</b>", confirmUrl });

  expect(html).toContain("Hi &lt;b&gt;Ana&lt;/b&gt;,");
});
