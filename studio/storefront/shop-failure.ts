import { z } from "zod";

/** As the site names them; `unreadable` is an answer that is none of the site's, `site-unreachable` none at all. */
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
  "bad-request": "The shop did not understand the question.",
  "signed-out": "Sign in again to see what the shop says.",
  "not-a-member": "Your account has no role in this project, so the shop's prices are not shown.",
  "lake-unreachable": "Your sign-in could not be checked just now.",
  "shop-unreachable": "The shop does not answer just now.",
  "site-unreachable": "The site does not answer just now.",
  unreadable: "The site gave an answer that the Studio cannot read.",
};

/** Why the Studio knows nothing of the shop now. The message is for editors. */
export class ShopFailure extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, options?: ErrorOptions) {
    super(sentences[code], options);
    this.name = "ShopFailure";
    this.code = code;
  }
}
