import "server-only";
import { readShopContact } from "#app/shop-contact.server.ts";
import type { CallbackServices } from "#features/wallet/purchases/answer-callback.ts";
import { createDecisionMail } from "#features/wallet/purchases/decision-mail.server.tsx";
import { siteWalletPurchases } from "#features/wallet/purchases/wallet-purchases.server.ts";
import { siteOutbox } from "#outbox/outbox.server.ts";
import { siteWallet } from "#providers/wallet/wallet.server.ts";

/** What the wallet's callbacks need, as the environment configures it. */
export const readCallbackServices = (): CallbackServices => ({
  wallet: siteWallet(),
  purchases: siteWalletPurchases(),
  outbox: siteOutbox(),
  renderDecision: async (purchase, decision) =>
    createDecisionMail({ shop: await readShopContact(), purchase, decision }),
  log: (line) => console.error(line),
});
