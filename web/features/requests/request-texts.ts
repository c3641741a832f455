import type { RequestKind } from "@shop/schemas/vocabulary/request-kinds.ts";

interface RequestTexts {
  button: string;
  /** The confirmation's title. */
  doneTitle: string;
  /** What happens next. */
  next: string;
}

export const requestTexts: Readonly<Record<RequestKind, RequestTexts>> = {
  contact: {
    button: "Send message",
    doneTitle: "We’ve got your message",
    next: "A person will read it and reply within two business days.",
  },
  refund: {
    button: "Request a refund",
    doneTitle: "We’ve got your request",
    next: "We’ll look at your order and reply within two business days.",
  },
  "classroom-pricing": {
    button: "Get a quote",
    doneTitle: "We’ve got your request",
    next: "To order at your class price, or if you have questions, just reply to our email. We’ll send you an invoice, because our cart only has regular prices.",
  },
  affiliate: {
    button: "Apply to join",
    doneTitle: "We’ve got your request",
    next: "We’ll look at what you do and reply within two business days, with the terms in writing.",
  },
  "back-in-stock": {
    button: "Tell me when it’s back",
    doneTitle: "We’ll let you know",
    next: "We’ll email you once, when the book is back in stock.",
  },
};

/** Shown instead of a quote if the prices can't be read. */
export const quoteLaterText =
  "We couldn’t load today’s prices. We’ll email your quote within two business days.";

export const quoteText = "Your quote is good for 30 days.";

export const privacyText = "We’ll use what you write to answer you, and for nothing else.";
