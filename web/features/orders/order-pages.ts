import { answerPlainPage } from "#lib/plain-page.ts";

/** For a form of an order's page whose link was altered, or whose order was erased. */
export const answerNoOrder = () =>
  answerPlainPage({
    status: 404,
    title: "There’s no order at this address",
    body: `<p>Part of the link may be missing. Check it, or <a href="/contact-us">write to us</a>.</p>`,
  });
