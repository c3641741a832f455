import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { readView } from "#content/view.server.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";
import { toPurchasePath } from "#features/wallet/purchase-path.ts";
import { PurchaseView } from "#features/wallet/purchase-view.tsx";
import { siteWalletPurchases } from "#features/wallet/wallet-purchases.server.ts";
import { siteWallet } from "#providers/wallet/wallet.server.ts";

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const settings = await readSiteSettings(await readView());
  return toMetadata({
    settings,
    path: toPurchasePath(id),
    title: "School order",
    meta: null,
    isIndexed: false,
  });
}

// Waits for the purchase instead of streaming it in, because streamed content needs JavaScript.
export const instant = false;

/** What became of an order that a school was asked to pay for. */
export default async function PurchasePage({ params }: Props) {
  const { id } = await params;
  const purchase = siteWalletPurchases().read(id);
  // Next has sent the status by then, so a missing purchase is a page that says so, marked noindex, with a 200.
  if (!purchase || purchase.state === "started") notFound();
  return <PurchaseView purchase={purchase} checkoutUrl={siteWallet()?.toCheckoutUrl(purchase.id) ?? null} />;
}
