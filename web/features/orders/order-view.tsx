import type { ReactNode } from "react";
import { Band } from "#ui/band.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Field } from "#ui/field.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { maxEmailLength, maxPersonNameLength } from "#lib/person-rules.ts";
import { changeId, type OrderChange } from "./order-change.ts";
import type { GiftStatus, OrderStatus, SeatStatus } from "./order-status.ts";
import {
  describeAccess,
  describeCard,
  describeChange,
  describeCode,
  describeRecipient,
  nameItem,
  nameLearner,
} from "./order-texts.ts";
import styles from "./order-view.module.css";

export interface OrderViewProps {
  status: OrderStatus;
  /** Of the page's URL. */
  token: string;
  /** What a form of the page just did. */
  change: OrderChange | null;
}

/** What an order delivered, to whom, and when. */
export function OrderView({ status: { name, isCancelled, items }, token, change }: OrderViewProps) {
  return (
    <Band>
      <div className={styles.order}>
        <header className={styles.head}>
          <h1 className={styles.title}>Your courses from order {name}</h1>
          <p>
            {isCancelled
              ? "This order was canceled. Its courses were closed, and its gift codes have expired."
              : "Here’s who gets each course and gift, and where it is right now. Mistyped an address? You can fix each one once."}
          </p>
        </header>
        <ul className={styles.items} aria-label="Courses and gifts">
          {items.map((item) => (
            <li className={styles.item} key={item.id}>
              {change?.item === item.id && (
                <p className={styles.change} id={changeId} tabIndex={-1}>
                  {describeChange(change, item)}
                </p>
              )}
              {item.kind === "seat" ? <Seat seat={item} token={token} /> : <Gift gift={item} token={token} />}
            </li>
          ))}
        </ul>
        <p className={styles.help}>
          Only courses and gifts are listed here. If you ordered books, too, they’re in the order confirmation
          from our checkout. Something’s not right? <SiteLink href="/contact-us">Write to us</SiteLink>, and
          include your order number.
        </p>
      </div>
    </Band>
  );
}

/** For a link that was altered, or whose order was erased. */
export const NoOrder = () => (
  <Band>
    <div className={styles.order}>
      <header className={styles.head}>
        <h1 className={styles.title}>There’s no order at this address</h1>
        <p>Part of the link may be missing. Please open it from the email about your order again.</p>
      </header>
      <div>
        <ButtonLink href="/contact-us">Write to us</ButtonLink>
      </div>
    </div>
  </Band>
);

function Seat({ seat, token }: { seat: SeatStatus; token: string }) {
  return (
    <>
      <h2 className={styles.course}>
        {seat.courseTitle}
        {seat.count > 1 && `, ${seat.count} seats`}
        <VisuallyHidden> for {nameLearner(seat)}</VisuallyHidden>
      </h2>
      <dl className={styles.facts}>
        <Fact label="For">
          <Learner seat={seat} />
        </Fact>
        <Fact label="Course">{describeAccess(seat.access)}</Fact>
      </dl>
      <Correction
        item={seat}
        token={token}
        summary={toSeatSummary(seat)}
        note={
          seat.count > 1
            ? "One of these seats moves to this person. You can do this once for each seat."
            : "The course moves to this person, as long as nobody has begun it. You can do this once."
        }
        learner={seat.isBuyers ? nobody : seat.learner}
        isAny={seat.isBuyers}
      />
    </>
  );
}

/** The buyer's seats go to somebody else. A student whose address is wrong keeps their name. */
const nobody = { first: "", last: "" };

function toSeatSummary({ isBuyers, count }: SeatStatus): string {
  if (!isBuyers) return "Fix the address";
  return count > 1 ? "Give one to someone else" : "Give it to someone else";
}

function Learner({ seat: { learner, isBuyers } }: { seat: SeatStatus }) {
  if (isBuyers) return `${learner.email} (you)`;
  const name = `${learner.first} ${learner.last}`.trim();
  return (
    <>
      {name && (
        <>
          <bdi>{name}</bdi>,{" "}
        </>
      )}
      {learner.email}
    </>
  );
}

function Gift({ gift, token }: { gift: GiftStatus; token: string }) {
  return (
    <>
      <h2 className={styles.course}>
        {gift.courseTitle}, as a gift
        {gift.recipient !== null && <VisuallyHidden> for {gift.recipient}</VisuallyHidden>}
      </h2>
      <dl className={styles.facts}>
        <Fact label="Card to">{describeRecipient(gift)}</Fact>
        <Fact label="Card">{describeCard(gift.card)}</Fact>
        <Fact label="Gift code">{describeCode(gift.code)}</Fact>
      </dl>
      {gift.canResend && (
        <form action="/api/orders/resends" method="post">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="item" value={gift.id} />
          <Button type="submit" tone="quiet">
            Email the card again<VisuallyHidden> to {gift.recipient}</VisuallyHidden>
          </Button>
        </form>
      )}
      <Correction
        item={gift}
        token={token}
        summary={gift.isForBuyer ? "Email it to someone" : "Fix the address"}
        note="We’ll email the card with a new code, and the old code stops working. You can do this once."
      />
    </>
  );
}

interface CorrectionProps {
  item: SeatStatus | GiftStatus;
  token: string;
  summary: string;
  note: string;
  /** For a seat. */
  learner?: Pick<SeatStatus["learner"], "first" | "last">;
  /** Whether it stands for all of the buyer's seats in the course. */
  isAny?: boolean;
}

/** A form that works without JavaScript. */
function Correction({ item, token, summary, note, learner, isAny = false }: CorrectionProps) {
  const { id, canCorrect, isCorrected } = item;
  if (isCorrected) return <p className={styles.note}>You’ve changed this address.</p>;
  if (!canCorrect) return null;
  return (
    <Disclosure
      summary={
        <>
          {summary}
          <VisuallyHidden>: {nameItem(item)}</VisuallyHidden>
        </>
      }
    >
      <form className={styles.form} action="/api/orders/corrections" method="post">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="item" value={id} />
        {isAny && <input type="hidden" name="seats" value="any" />}
        <p>{note}</p>
        {learner && (
          <>
            <Field
              label="First name"
              name="first_name"
              required
              maxLength={maxPersonNameLength}
              autoComplete="off"
              defaultValue={learner.first}
            />
            <Field
              label="Last name"
              name="last_name"
              required
              maxLength={maxPersonNameLength}
              autoComplete="off"
              defaultValue={learner.last}
            />
          </>
        )}
        <Field
          label="Email"
          name="email"
          type="email"
          required
          maxLength={maxEmailLength}
          autoComplete="off"
        />
        <div>
          <Button type="submit" tone="quiet">
            Save
          </Button>
        </div>
      </form>
    </Disclosure>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
