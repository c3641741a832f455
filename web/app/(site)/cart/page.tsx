import { documentPath } from "@shop/schemas/paths.ts";
import type { Metadata } from "next";
import { readVisitorInterests } from "#features/interests/visitor-interests.server.ts";
import { readSuggestions } from "#catalog/cart-suggestions.server.ts";
import { checkCart, readSoldOut } from "#catalog/check-cart.server.ts";
import { readLineVariants } from "#catalog/line-variants.server.ts";
import { openCart, readSavedMerchandise } from "#commerce/cart/cart.server.ts";
import { type LinkedCart, parseSavedCart } from "#commerce/cart/saved-cart.ts";
import type { Country } from "#commerce/offer.ts";
import { type CartOutcome, isKnown } from "#commerce/cart/cart-outcome.ts";
import type { SitePaths } from "#content/content-types.ts";
import { readLessonCards } from "#content/lessons.server.ts";
import { readPageMetadata } from "#content/page-metadata.server.ts";
import { readSitePaths } from "#content/site-paths.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { readView } from "#content/view.server.ts";
import { SavedCart } from "#features/cart/page/saved-cart.tsx";
import { CartView } from "#features/cart/page/cart-view.tsx";
import { siteWalletPurchases } from "#features/wallet/purchases/wallet-purchases.server.ts";
import { WalletPanel } from "#features/wallet/wallet-panel.tsx";
import { readWalletSession } from "#providers/wallet/wallet-session.server.ts";
import { readClientCart } from "#commerce/cart-api/cart-session.server.ts";
import { toNotice } from "#commerce/cart-api/to-notice.ts";
import { withLinkCode } from "#commerce/cart-api/with-link-code.ts";
import type { ProductVariants } from "#commerce/product-variants.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";

export async function generateMetadata(): Promise<Metadata> {
  const view = await readView();
  const [meta, settings] = await Promise.all([readPageMetadata("/cart", view), readSiteSettings(view)]);
  return toMetadata({ settings, path: "/cart", title: "Cart", meta, isIndexed: false });
}

// Waits for the cart instead of streaming it in, because streamed content needs JavaScript.
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function CartPage({ searchParams }: Props) {
  // Awaited first, so that prerendering stops here, before the cookies are read.
  const { notice, checked, saved, discount } = await searchParams;
  const stored = await readClientCart();
  const session = { ...stored, discountCodes: withLinkCode(stored.discountCodes, discount) };
  const { cart, problems } = await openCart(session).read();
  const { isSchool } = session;
  const walletSession = isSchool ? await readWalletSession() : null;
  const hasAgreed = checked === "agreed";
  const [errors, suggestions, variants, paths] = await Promise.all([
    checked ? readErrors(cart, { isSchool, hasAgreed }) : isKnown(cart) ? readSoldOut(cart) : [],
    isKnown(cart)
      ? readSuggestions({ cart, view: await readView(), interests: await readVisitorInterests() })
      : [],
    isKnown(cart) ? readLineVariants(cart) : new Map<string, ProductVariants>(),
    readPaths(),
  ]);
  return (
    <CartView
      cart={cart}
      notice={toNotice(notice) ?? (isKnown(cart) ? problems[0]?.message : null) ?? null}
      errors={errors}
      isSchool={isSchool}
      walletPanel={
        walletSession && (
          <WalletPanel
            shopper={walletSession}
            purchases={siteWalletPurchases().ofSession(walletSession.id)}
          />
        )
      }
      savedPanel={await readSavedPanel(parseSavedCart(saved), session.country)}
      siteUrl={readEnvironment().siteUrl}
      hasAgreed={hasAgreed}
      variants={variants}
      suggestions={suggestions}
      paths={paths}
      keptCodes={session.discountCodes}
      lesson={isKnown(cart) && cart.lines.nodes.length > 0 ? null : await readFirstLesson()}
    />
  );
}

/** Without them, what isn't needed to buy isn't linked. */
async function readPaths(): Promise<SitePaths> {
  try {
    return await readSitePaths(await readView());
  } catch (error) {
    console.error("Reading the site's paths failed.", error);
    return new Set();
  }
}

/** The panel of a saved cart; null without one, or while the shop doesn't respond. */
async function readSavedPanel(saved: LinkedCart | null, country: Country) {
  if (!saved) return null;
  if (saved.items.length === 0) return <SavedCart {...saved} merchandise={new Map()} />;
  try {
    return <SavedCart {...saved} merchandise={await readSavedMerchandise(saved.items, country)} />;
  } catch (error) {
    console.error("Reading a saved cart failed.", error);
    return null;
  }
}

/** The lesson that an empty cart offers; null when it can't be read, because the cart doesn't wait for it. */
async function readFirstLesson() {
  try {
    for (const lesson of await readLessonCards(await readView())) {
      const href = documentPath(lesson);
      if (href && lesson.title) return { href, title: lesson.title };
    }
  } catch (error) {
    console.error("Reading the free lessons failed.", error);
  }
  return null;
}

/** Errors that block checkout, for a shopper redirected from there. */
async function readErrors(cart: CartOutcome["cart"], shopper: { isSchool: boolean; hasAgreed: boolean }) {
  if (!isKnown(cart)) return [];
  return checkCart({ cart, ...shopper }).catch((error: unknown) => {
    console.error("Validating a cart failed.", error);
    return [];
  });
}
