import type { Metadata } from "next";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { readView } from "#content/view.server.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";
import { PurchaseView } from "#features/wallet/purchases/purchase-view.tsx";
import { siteWalletPurchases } from "#features/wallet/purchases/wallet-purchases.server.ts";
import { NotFound } from "../../../not-found.server.tsx";
import { siteWallet } from "#providers/wallet/wallet.server.ts";

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  // Without a path, because the URL belongs to the school, and its id is the key to the page.
  const settings = await readSiteSettings(await readView());
  return {
    ...toMetadata({ settings, title: "School order", isIndexed: false }),
    // The next page, and the analytics there, learn nothing of the link.
    referrer: "strict-origin",
  };
}

// Waits for the purchase instead of streaming it in, because streamed content needs JavaScript.
export const instant = false;

/** What became of an order that a school was asked to pay for. */
export default async function PurchasePage({ params }: Props) {
  const { id } = await params;
  const purchase = siteWalletPurchases().read(id);
  // Next has sent the status by then, so a missing purchase is a page that says so, marked noindex, with a 200.
  if (!purchase || purchase.state === "started") return <NotFound />;
  return <PurchaseView purchase={purchase} checkoutUrl={siteWallet()?.toCheckoutUrl(purchase.id) ?? null} />;
}
