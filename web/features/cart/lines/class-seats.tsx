import type { CartLine } from "#commerce/cart/cart.ts";
import { toAttributesByKey } from "#commerce/cart/to-attributes-by-key.ts";
import { toCurrency } from "#commerce/cart/to-currency.ts";
import type { CartError } from "#commerce/cart/cart-error.ts";
import { formatMoney, fromCents, toCents } from "#commerce/money.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { ShopPicture } from "#ui/shop-picture.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./cart-line-item.module.css";
import { CartSum } from "./cart-sum.client.tsx";
import classStyles from "./class-seats.module.css";
import { toLineAnchor } from "./line-anchor.ts";
import { describeStudent } from "./line-attributes.ts";
import { LineErrors } from "./line-errors.tsx";
import { LineTitle } from "./line-title.tsx";
import { RemovableLine } from "./removable-line.client.tsx";
import { RemoveForm } from "./remove-form.tsx";
import { StudentForm } from "./student-form.tsx";

export interface ClassSeatsProps {
  seats: readonly [CartLine, ...CartLine[]];
  /** Errors of any of its seats. */
  errors: readonly CartError[];
}

/** The seats of a class in one course: one heading and sum, and the students in a list inside. */
export function ClassSeats({ seats, errors }: ClassSeatsProps) {
  const [first] = seats;
  const { image, product } = first.merchandise;
  const currency = toCurrency(first.cost.totalAmount);
  const cents = seats.reduce((sum, { cost }) => sum + toCents(cost.totalAmount.amount), 0);
  const shared = findShared(seats, errors);
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        {image && <ShopPicture image={image} alt="" sizes="7.5rem" maxWidth={360} />}
      </div>
      <div className={styles.words}>
        <h2 className={styles.product}>
          <LineTitle line={first} />
        </h2>
        <p>{seats.length} seats</p>
        <LineErrors errors={shared} />
      </div>
      <p className={styles.amount}>
        <CartSum>
          {formatMoney(fromCents(cents), currency)}
          <span className={styles.each}>
            {formatMoney(first.cost.amountPerQuantity.amount, currency)} each
          </span>
        </CartSum>
      </p>
      <div className={styles.changes}>
        <RemoveForm lineIds={seats.map(({ id }) => id)}>
          Remove all {seats.length}
          <VisuallyHidden> seats in {product.title}</VisuallyHidden>
        </RemoveForm>
      </div>
      <Disclosure summary="Who the seats are for" size="small" isOpen={errors.length > shared.length}>
        <ol className={classStyles.students}>
          {seats.map((seat) => (
            <Seat
              key={seat.id}
              seat={seat}
              errors={errors.filter(
                ({ lineId, message }) =>
                  lineId === seat.id && shared.every((error) => error.message !== message),
              )}
            />
          ))}
        </ol>
      </Disclosure>
    </li>
  );
}

function Seat({ seat, errors }: { seat: CartLine; errors: readonly CartError[] }) {
  const held = toAttributesByKey(seat);
  const student = describeStudent(held);
  return (
    <RemovableLine lineId={seat.id} className={classStyles.student} id={toLineAnchor(seat.id)}>
      <p className={classStyles.name}>
        <bdi>{student}</bdi>
      </p>
      <RemoveForm lineIds={[seat.id]}>
        Remove
        <VisuallyHidden>
          {" "}
          {seat.merchandise.product.title}, {student}
        </VisuallyHidden>
      </RemoveForm>
      <LineErrors errors={errors} />
      <StudentForm lineId={seat.id} student={held} />
    </RemovableLine>
  );
}

/** What's said of every seat, once. */
function findShared(seats: readonly CartLine[], errors: readonly CartError[]): CartError[] {
  const ofFirst = errors.filter(({ lineId }) => lineId === seats[0]?.id);
  return ofFirst.filter(
    ({ message }) => errors.filter((error) => error.message === message).length === seats.length,
  );
}
