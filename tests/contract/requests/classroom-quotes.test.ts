import { answerQuote } from "@shop/web/features/requests/answer-quote.server.ts";
import { expect, test } from "vitest";
import { classroomRequest as classroom, openSiteRequests } from "../../support/site-requests.ts";

const email = "ana@example.test";
const toToken = (quoteUrl: string) => quoteUrl.replace("https://shop.example/requests/quotes/", "");
const day = 24 * 3600 * 1000;

test("a class gets a quote with today's prices and the editor's discount", async () => {
  await using site = openSiteRequests();

  const { body } = await site.send("classroom-pricing", classroom);

  expect(site.requests.readQuote(toToken(body.quoteUrl))).toMatchObject({
    reference: body.reference,
    quote: { school: "Lincoln Elementary", purchaseOrder: "PO-118", seats: 20, percent: 10, total: 142_200 },
  });
  const [receipt] = site.outbox.mailsTo(email);
  expect(receipt?.subject).toBe(`Your quote from Handshape (${body.reference})`);
  expect(receipt?.text).toContain("ASL Level 1A\n12 seats at $71.10: $853.20");
  expect(receipt?.text).toContain("Good until\nOctober 1, 2026");
  expect(receipt?.text).toContain(body.quoteUrl);
});

test("a quote is a PDF for 30 days, and then says where to get a new one", async () => {
  await using site = openSiteRequests();
  const { body } = await site.send("classroom-pricing", classroom);
  const found = site.requests.readQuote(toToken(body.quoteUrl));
  const askAfter = (ms: number) => answerQuote({ found, shop: site.shop, now: site.clock.time + ms });

  const good = await askAfter(30 * day - 1);
  const expired = await askAfter(30 * day);

  expect([good.status, good.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(expired.status).toBe(410);
  expect(await expired.text()).toContain('<a href="/requests/classroom-pricing">Get a new quote</a>');
});

test.each(["", "abc", "eyJyZWZlcmVuY2UiOiJSLTEifQ.c2lnbmVk"])("%j leads to no quote", async (token) => {
  await using site = openSiteRequests();

  const answer = await answerQuote({ found: site.requests.readQuote(token), shop: site.shop, now: 0 });

  expect(answer.status).toBe(404);
});

test("a class is kept without a quote when the prices can't be read", async () => {
  await using site = openSiteRequests({
    readClassroomPrices: () => Promise.reject(new Error("Storefront: 503")),
  });

  const { status, body } = await site.send("classroom-pricing", classroom);

  expect([status, body.quoteUrl]).toEqual([200, null]);
  expect(site.mailsToSupport()[0]?.text).toContain("level-1a\n12 seats");
  expect(site.outbox.mailsTo(email)[0]?.text).toContain("We’ll email your quote within two business days.");
  expect(site.lines).toEqual(["Error reading classroom prices Error: Storefront: 503"]);
});

test("a class is kept without a quote when one of its courses is no longer offered", async () => {
  await using site = openSiteRequests();

  const { status, body } = await site.send("classroom-pricing", { ...classroom, "seats-level-9": "3" });

  expect([status, body.quoteUrl]).toEqual([200, null]);
  const notice = site.mailsToSupport()[0]?.text;
  expect(notice).toContain("level-9\n3 seats");
  expect(notice).toContain("a price couldn’t be loaded, or a course is no longer offered");
  expect(site.outbox.mailsTo(email)[0]?.text).toContain("We’ll email your quote within two business days.");
});
