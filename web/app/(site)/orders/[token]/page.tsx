import type { Metadata } from "next";
import { connection } from "next/server";
import { readOrderServices } from "#app/orders/site-orders.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { publishedView } from "#content/view.server.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";
import { parseChange } from "#features/orders/order-change.ts";
import { NoOrder, OrderView } from "#features/orders/order-view.tsx";
import { readOrderStatus } from "#features/orders/order-status.ts";

export async function generateMetadata(): Promise<Metadata> {
  // Without a path, because the URL belongs to the buyer.
  const settings = await readSiteSettings(publishedView);
  return {
    ...toMetadata({ settings, title: "Your courses", isIndexed: false }),
    // The next page, and the analytics there, learn nothing of the link.
    referrer: "strict-origin",
  };
}

// Waits for the order instead of streaming it in, because streamed content needs JavaScript.
export const instant = false;

interface Props {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** What an order delivered, for whoever has the link. */
export default async function OrderPage({ params, searchParams }: Props) {
  await connection();
  const { token } = await params;
  const change = parseChange(await searchParams);
  const services = await readOrderServices();
  const order = services.orders.findByToken(token);
  // Not Next's own 404, which needs JavaScript here (decision 11).
  if (!order) return <NoOrder />;
  return <OrderView status={readOrderStatus(order, services)} token={token} change={change} />;
}
