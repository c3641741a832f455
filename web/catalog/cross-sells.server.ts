import "server-only";
import { stegaClean } from "@sanity/client/stega";
import type { CrossSell } from "#commerce/cart/cross-sells.ts";
import { readCrossSellAnnouncements } from "#content/cross-sell-announcements.server.ts";
import type { View } from "#content/view.server.ts";
import { toFigureSources } from "#content/image-url.server.ts";
import { readOffer, readOffers } from "./offers.server.ts";
import { isHidden } from "./hidden-products.server.ts";

/** The largest size of an announcement's image, doubled for high-density screens. */
const imageWidth = 240;

/** Cross-sell announcements for visible products on sale, in the editors' order. */
export async function readCrossSells(view: View): Promise<CrossSell[]> {
  const [announcements, known] = await Promise.all([readCrossSellAnnouncements(view), readOffers()]);
  const sold = await Promise.all(
    announcements.map(async ({ image, offers, text, ...announcement }): Promise<CrossSell[]> => {
      const handle = stegaClean(offers.handle);
      if (!text || !handle || !offers.title || (await isHidden(handle, known))) return [];
      const offer = await readOffer(handle, known);
      if (offer.kind === "unavailable" || !offer.availableForSale) return [];
      const sources = image && toFigureSources(stegaClean(image), { maxWidth: imageWidth });
      return [
        {
          ...announcement,
          text,
          image: sources && { ...sources, alt: stegaClean(image?.alt) ?? "" },
          offers: {
            title: offers.title,
            handle,
            audience: offers.audience,
            variantId: offer.variantId,
            prices: offer.prices,
            holds: stegaClean(offers.holds),
            heldBy: stegaClean(offers.heldBy),
          },
        },
      ];
    }),
  );
  return sold.flat();
}
