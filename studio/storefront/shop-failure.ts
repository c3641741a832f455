import { z } from "zod";

/** The site's error codes; `unreadable` for an unknown response, `site-unreachable` for none. */
export const failureCodeSchema = z.enum([
  "bad-request",
  "signed-out",
  "not-a-member",
  "lake-unreachable",
  "shop-unreachable",
  "site-unreachable",
  "unreadable",
]);

type FailureCode = z.infer<typeof failureCodeSchema>;

const sentences: Record<FailureCode, string> = {
  "bad-request": "The shop didn't understand the request.",
  "signed-out": "Sign in again to see the shop's products.",
  "not-a-member": "Your account has no role in this project, so you can't see the shop's prices.",
  "lake-unreachable": "We couldn't verify your sign-in just now.",
  "shop-unreachable": "The shop isn't responding right now.",
  "site-unreachable": "The site isn't responding right now.",
  unreadable: "The site returned an unexpected response.",
};

/** Why the Studio can't show the shop's products. The message is for editors. */
export class ShopFailure extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, options?: ErrorOptions) {
    super(sentences[code], options);
    this.name = "ShopFailure";
    this.code = code;
  }
}
