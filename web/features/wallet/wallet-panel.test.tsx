import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toPurchase } from "../../../tests/support/site/wallet-purchase.ts";
import { WalletPanel } from "./wallet-panel.tsx";

const { shopper } = toPurchase().details;

test.each([
  ["waiting", true],
  ["approved", false],
  ["ordered", false],
  ["declined", false],
] as const)("a purchase that's %s says that it's to leave the cart: %s", (state, isSaid) => {
  const html = renderToStaticMarkup(<WalletPanel shopper={shopper} purchases={[toPurchase({ state })]} />);

  expect(html.includes("What’s waiting leaves your cart once your school approves it.")).toBe(isSaid);
});
