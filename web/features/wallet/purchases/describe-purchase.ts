import type { PurchaseState } from "./wallet-purchase.ts";

interface PurchaseWords {
  /** Two or three words. */
  title: string;
  /** What it means, and what happens next. */
  text: string;
}

/** A purchase's state, in words for the person who checked out. */
export function describePurchase(state: PurchaseState, school: string): PurchaseWords {
  switch (state) {
    case "started":
    case "waiting":
      return {
        title: "Waiting for approval",
        text: `${school} is reviewing this order in ClassWallet. That can take a few days. We’ll email you, and this page will show the decision.`,
      };
    case "approved":
      return {
        title: "Approved",
        text: `${school} has approved this order. We’re placing it now.`,
      };
    case "ordered":
      return {
        title: "Approved and ordered",
        text: `${school} has approved this order and is paying for it. There’s nothing left for you to do.`,
      };
    case "declined":
      return {
        title: "Declined",
        text: `${school} has declined this order, so nothing was bought. Ask your school for the reason. What you sent stays in your cart until you remove or buy it.`,
      };
  }
}
