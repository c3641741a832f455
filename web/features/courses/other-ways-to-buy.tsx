import { stegaClean } from "@sanity/client/stega";
import { maxLines } from "#commerce/cart/max-lines.ts";
import { maxStudents } from "#commerce/cart/roster.ts";
import { CartForm } from "#features/cart/forms/cart-form.client.tsx";
import { GiftFields } from "#features/cart/gifts/gift-fields.tsx";
import { GiftUnits } from "#features/cart/gifts/gift-units.client.tsx";
import { Price } from "#features/currency/price.tsx";
import { OutsideWallet } from "#features/wallet/outside-wallet.client.tsx";
import type { Offer } from "#commerce/offer.ts";
import type { SitePaths } from "#content/content-types.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Field, TextField } from "#ui/field.tsx";
import { PendingLabel } from "#ui/pending-label.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { RosterCheck } from "./roster-check.client.tsx";
import styles from "./other-ways-to-buy.module.css";

/** The page with prices for classes, which may not exist. */
export const classPricePath = "/requests/classroom-pricing";

type Priced = Extract<Offer, { kind: "priced" }>;

export interface OtherWaysToBuyProps {
  offer: Offer;
  /** The course's title. */
  title: string | null;
  paths: SitePaths;
}

/** Plain forms for classes and gifts, inside disclosures. */
export function OtherWaysToBuy({ offer, paths, ...course }: OtherWaysToBuyProps) {
  const title = stegaClean(course.title);
  if (offer.kind === "unavailable" || !offer.availableForSale) return null;
  return (
    <div className={styles.ways}>
      <ForClass offer={offer} title={title} paths={paths} />
      {offer.gift && (
        // School wallets can't buy gifts (requirements §6.2).
        <OutsideWallet>
          <ForSomeone gift={offer.gift} prices={offer.prices} title={title} />
        </OutsideWallet>
      )}
    </div>
  );
}

function ForClass({ offer, title, paths }: OtherWaysToBuyProps & { offer: Priced }) {
  return (
    <Disclosure summary="Seats for a class" size="small">
      <CartForm>
        <form className={styles.form} method="post" action="/api/cart/lines" data-title={title}>
          <input type="hidden" name="merchandiseId" value={offer.variantId} />
          {paths.has(classPricePath) && (
            <p>
              Buying for a school? <SiteLink href={classPricePath}>Get a class price</SiteLink>.
            </p>
          )}
          <Field
            label="How many seats"
            type="number"
            name="quantity"
            min={1}
            max={maxLines}
            inputMode="numeric"
            defaultValue={2}
            hasAlert
          />
          <TextField
            label="Students"
            hint={`Optional. One student per line: first name, last name, email. You can paste up to ${maxStudents} from a spreadsheet.`}
            name="roster"
            rows={5}
            autoComplete="off"
            spellCheck={false}
            hasAlert
          />
          <RosterCheck />
          <Button tone="quiet" type="submit">
            <PendingLabel pending="Adding…">Add seats</PendingLabel>
          </Button>
        </form>
      </CartForm>
    </Disclosure>
  );
}

/** The anchor that opens a course's gift form: `/courses/…#gift`. */
export const giftAnchor = "gift";

interface ForSomeoneProps extends Pick<Priced, "prices"> {
  gift: NonNullable<Priced["gift"]>;
  title: string | null;
}

function ForSomeone({ gift, prices, title }: ForSomeoneProps) {
  const isOtherwise =
    gift.prices.USD.amount !== prices.USD.amount || gift.prices.CAD.amount !== prices.CAD.amount;
  return (
    <Disclosure summary="Give as a gift" id={giftAnchor} size="small" data-wallet="outside">
      <CartForm>
        <form className={styles.form} method="post" action="/api/cart/lines" data-title={title}>
          <input type="hidden" name="merchandiseId" value={gift.variantId} />
          {isOtherwise && <Price offer={{ kind: "priced", availableForSale: true, ...gift }} />}
          <Field
            label="How many gifts"
            hint="Each gift has its own code. You can still change the card in your cart."
            type="number"
            name="quantity"
            min={1}
            max={maxLines}
            required
            inputMode="numeric"
            defaultValue={1}
            hasAlert
          />
          <GiftUnits>
            <GiftFields gift={{}} />
          </GiftUnits>
          <Button tone="quiet" type="submit">
            <PendingLabel pending="Adding…">
              Add gift<span className={styles.plural}>s</span>
            </PendingLabel>
          </Button>
        </form>
      </CartForm>
    </Disclosure>
  );
}
