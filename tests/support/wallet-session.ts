import type { WalletSession } from "@shop/web/providers/wallet/wallet-ticket.ts";

/** Somebody who shops with a school's funds. */
export const walletSession: WalletSession = {
  id: "session-1",
  school: "Lincoln Elementary",
  name: "Tess Teacher",
  email: "tess@lincoln.test",
  isTaxExempt: false,
  address: { street: "1 School Street", city: "Austin", state: "TX", zip: "78701" },
};
