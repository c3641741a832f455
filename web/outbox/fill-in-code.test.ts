import { expect, test } from "vitest";
import type { ClaimedMail, Mail } from "#outbox/mail.ts";
import { fillInCode, giftCodePlaceholder } from "#outbox/fill-in-code.ts";

async function send(given: Partial<Mail>): Promise<Mail[]> {
  const sent: Mail[] = [];
  const sendMail = fillInCode(
    async ({ mail }) => {
      sent.push(mail);
      return null;
    },
    (giftId) => `code of ${giftId}`,
  );
  const mail = { to: "ana@example.test", subject: "A gift", html: "", text: "", ...given };
  const claimed: ClaimedMail = { id: 1, kind: "gift", messageId: "1", attempt: 1, claim: "1", mail };
  await sendMail(claimed);
  return sent;
}

test("a gift's mail gets its code when it's sent", async () => {
  const body = `Your code: ${giftCodePlaceholder}`;

  const sent = await send({ giftId: "1001-1-1", html: body, text: body });

  expect(sent).toMatchObject([{ html: "Your code: code of 1001-1-1", text: "Your code: code of 1001-1-1" }]);
});

test("another mail stays as it is, even if somebody typed the placeholder", async () => {
  expect(await send({ text: giftCodePlaceholder })).toMatchObject([{ text: giftCodePlaceholder }]);
});
