import type { ReactNode } from "react";
import type { Cart } from "#commerce/cart/cart.ts";
import type { CartSuggestion } from "#commerce/cart/suggest.ts";
import type { CartError } from "#commerce/cart/cart-error.ts";
import { problemMessages } from "#commerce/cart/cart-problem.ts";
import type { SitePaths } from "#content/content-types.ts";
import type { ProductVariants } from "#commerce/product-variants.ts";
import { Arc } from "#ui/arc.tsx";
import { Band } from "#ui/band.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { toClientCart } from "#commerce/cart-api/cart-response.ts";
import { CartErrors } from "./cart-errors.tsx";
import { CartLines } from "#features/cart/lines/cart-lines.tsx";
import { CartSuggestions } from "./cart-suggestions.tsx";
import { coursesPath } from "#features/courses/comparison-path.ts";
import { toCartFingerprint } from "#features/cart/state/cart-fingerprint.ts";
import { CartSummary } from "./cart-summary.tsx";
import { RefreshOnCartChange } from "#features/cart/state/refresh-on-cart-change.client.tsx";
import { PriceChanges } from "./price-changes.client.tsx";
import { LineVariant } from "#features/cart/lines/line-variant.tsx";
import { toLinePrices } from "./seen-prices.ts";
import { SiteLink } from "#ui/site-link.tsx";
import styles from "./cart.module.css";

export interface CartViewProps {
  /** Null when the cart is empty, "unknown" when Shopify doesn't respond. */
  cart: Cart | "unknown" | null;
  /** A message about the last change, if any. */
  notice: string | null;
  /** What sold out, and all errors that block checkout once the shopper has tried it. */
  errors: readonly CartError[];
  /** School wallets can't use codes. */
  isSchool: boolean;
  /** In a school wallet session, what's said about it. */
  walletPanel?: ReactNode;
  /** What a link to a saved cart contains. */
  savedPanel?: ReactNode;
  /** For a link to the cart. */
  siteUrl: string;
  /** Whether the terms were agreed to at that time. */
  hasAgreed: boolean;
  /** What its books can be changed to, by product handle. */
  variants: ReadonlyMap<string, ProductVariants>;
  /** Suggested products. */
  suggestions: readonly CartSuggestion[];
  /** Codes stored for the next cart. */
  keptCodes: readonly string[];
  /** For an empty cart: the first free lesson, if there is one. */
  lesson: { title: string; href: string } | null;
  paths: SitePaths;
}

export function CartView({
  cart,
  notice,
  keptCodes,
  lesson,
  walletPanel,
  savedPanel,
  ...rest
}: CartViewProps) {
  return (
    <Band>
      <div className={styles.cart}>
        <h1 className={styles.title}>Your cart</h1>
        <RefreshOnCartChange
          shown={cart === "unknown" ? null : toCartFingerprint(cart && toClientCart(cart))}
        />
        {notice && (
          <p className={styles.notice} role="alert">
            {notice}
          </p>
        )}
        {walletPanel}
        {savedPanel}
        {cart === "unknown" ? (
          <UnreadableCart />
        ) : cart && cart.lines.nodes.length > 0 ? (
          <FilledCart cart={cart} {...rest} />
        ) : (
          <EmptyCart keptCodes={rest.isSchool ? [] : keptCodes} lesson={lesson} paths={rest.paths} />
        )}
      </div>
    </Band>
  );
}

interface FilledCartProps extends Omit<
  CartViewProps,
  "notice" | "keptCodes" | "lesson" | "walletPanel" | "savedPanel"
> {
  cart: Cart;
}

function FilledCart({ cart, errors, variants, suggestions, ...summary }: FilledCartProps) {
  const lines = cart.lines.nodes;
  return (
    <>
      <CartErrors lines={lines} errors={errors} />
      <PriceChanges prices={toLinePrices(lines)} />
      <div className={styles.goods}>
        <div className={styles.lines}>
          <CartLines
            lines={lines}
            errors={errors}
            renderForms={(line) => {
              const product = variants.get(line.merchandise.product.handle);
              return product && <LineVariant line={line} product={product} />;
            }}
          />
        </div>
        <CartSuggestions suggestions={suggestions} />
      </div>
      <CartSummary cart={cart} errors={errors} {...summary} />
    </>
  );
}

function EmptyCart({ keptCodes, lesson, paths }: Pick<CartViewProps, "keptCodes" | "lesson" | "paths">) {
  return (
    <div className={styles.empty}>
      <Arc shape="hop" />
      <p>Your cart is empty.</p>
      {lesson && (
        <p>
          Not sure where to start? <SiteLink href={lesson.href}>Try a free lesson: {lesson.title}</SiteLink>.
          It takes a few minutes, and you don’t need an account.
        </p>
      )}
      {keptCodes.length > 0 && (
        <p>
          {keptCodes.length === 1 ? "This code is" : "These codes are"} saved for your next order:{" "}
          <strong>{keptCodes.join(", ")}</strong>
        </p>
      )}
      {paths.has(coursesPath) ? (
        <ButtonLink href={coursesPath}>See the courses</ButtonLink>
      ) : (
        <ButtonLink href="/">Go to the shop</ButtonLink>
      )}
    </div>
  );
}

function UnreadableCart() {
  return (
    <div className={styles.empty} role="alert">
      <p>{problemMessages.unreachable}</p>
      <ButtonLink href="/cart">Try again</ButtonLink>
    </div>
  );
}
