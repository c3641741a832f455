import { expect, test } from "vitest";
import { openOrder } from "../../support/order-page.ts";
import { toGiftLine, toSeatLine } from "../../support/shop-orders.ts";
import { readCode } from "../../support/site-orders.ts";

const item = "1001-11-1";

test("a gift's card is mailed again with the same code, and the order's page says so", async () => {
  await using site = await openOrder([toGiftLine(11)]);

  const answer = await site.resend({ item });
  const waiting = site.readStatus()?.items[0];
  const mails = await site.sendGifts();

  expect([answer.status, answer.location]).toEqual([303, `/orders/${site.token}?resent=${item}#changed`]);
  expect(waiting).toMatchObject({ card: { kind: "sending" }, canResend: false });
  expect(mails).toHaveLength(2);
  expect(readCode(mails[1])).toBe(readCode(mails[0]));
  expect(mails[1]?.to).toBe(mails[0]?.to);
  expect(site.readStatus()?.items[0]).toMatchObject({ card: { kind: "sent" }, canResend: true });
});

test("two requests at the same time send one mail", async () => {
  await using site = await openOrder([toGiftLine(11)]);

  const answers = await Promise.all([site.resend({ item }), site.resend({ item })]);

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409]);
  expect(await site.sendGifts()).toHaveLength(2);
});

test("a card is mailed again three times at most", async () => {
  await using site = await openOrder([toGiftLine(11)]);
  await site.resend({ item });
  await site.sendGifts();
  await site.resend({ item });
  await site.sendGifts();
  await site.resend({ item });
  await site.sendGifts();

  const { status, text } = await site.resend({ item });

  expect([status, text.includes("has been sent a few times")]).toEqual([409, true]);
  expect(await site.sendGifts()).toHaveLength(4);
});

test("a card that waits for its day, and one that was redeemed, can't be mailed again", async () => {
  await using site = await openOrder([toGiftLine(11, { deliver: "2026-12-24" }), toGiftLine(12)]);
  site.gifts.redeem(site.codes.toCode("1001-12-1"), {
    first: "Eve",
    last: "Ng",
    email: "eve@example.test",
  });

  const answers = [await site.resend({ item }), await site.resend({ item: "1001-12-1" })];

  expect(answers.map(({ status }) => status)).toEqual([409, 409]);
  expect(site.readStatus()?.items).toMatchObject([{ canResend: false }, { canResend: false }]);
});

test("a seat, a gift of another order, and an altered link mail nothing", async () => {
  await using site = await openOrder([toSeatLine(11), toGiftLine(12)]);

  const answers = [
    await site.resend({ item }),
    await site.resend({ item: "1002-12-1" }),
    await site.resend({ item: "1001-12-1", token: "eyJvcmRlciI6IjEwMDEifQ.c2lnbmVk" }),
    await site.resend({ item: "1001-12-1" }, { "sec-fetch-site": "cross-site" }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([409, 409, 404, 403]);
  expect(await site.sendGifts()).toHaveLength(1);
});
