import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WithoutCart } from "../../../../tests/support/site/no-cart.tsx";
import { DiscountCodes } from "./discount-codes.tsx";

const read = (code: Parameters<typeof DiscountCodes>[0]["codes"][number]) =>
  renderToStaticMarkup(
    <WithoutCart>
      <DiscountCodes codes={[code]} allocations={allocations} currency="USD" />
    </WithoutCart>,
  )
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'");

const allocations = ["1.50", "1.50"].map((amount) => ({
  code: "BOOK3",
  discountedAmount: { amount, currencyCode: "USD" as const },
}));

test.each([
  [{ code: "BOOK3", applicable: true }, "BOOK3 is applied. You save $3.00."],
  [{ code: "FREESHIP", applicable: true }, "FREESHIP is applied."],
  [
    { code: "EXPIRED", applicable: false, refusal: "DISCOUNT_CURRENTLY_INACTIVE" },
    "EXPIRED can’t be used now. It has ended or hasn’t started yet.",
  ],
  [{ code: "ODD", applicable: false }, "ODD doesn’t take anything off what’s in your cart."],
] as const)("%j shows: %s", (code, words) => {
  expect(read(code)).toContain(words);
});
