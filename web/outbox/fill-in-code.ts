import type { SendMail } from "#outbox/mail-transport.ts";

/** Stands in a mail for the code of its `giftId`, in its text and in its URLs. */
export const giftCodePlaceholder = "{gift-code}";

/** Puts the code into a gift's mail just before it's sent, because the outbox must not contain it. */
export function fillInCode(sendMail: SendMail, toCode: (giftId: string) => string): SendMail {
  return async (claimed) => {
    const { giftId, html, text } = claimed.mail;
    if (giftId === undefined) return sendMail(claimed);
    const fill = (body: string) => body.replaceAll(giftCodePlaceholder, toCode(giftId));
    return sendMail({ ...claimed, mail: { ...claimed.mail, html: fill(html), text: fill(text) } });
  };
}
