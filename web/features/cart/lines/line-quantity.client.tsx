"use client";
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { maxLines } from "#commerce/cart/max-lines.ts";
import { Button } from "#ui/button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { useCart } from "#features/cart/state/cart-context.ts";
import { leaveLine } from "#features/cart/state/focus-around.ts";
import { sendLater, sendNow } from "#features/cart/state/send-later.ts";
import styles from "./line-quantity.module.css";

export interface LineQuantityProps {
  lineId: string;
  /** For the accessible names of the buttons. */
  title: string;
  quantity: number;
}

/**
 * A line's quantity. Shows the new quantity at once and sends it when the shopper pauses. On failure it shows the
 * cart's quantity again. Without JavaScript, each button submits the form.
 */
export function LineQuantity({ lineId, title, quantity }: LineQuantityProps) {
  const { cart, change, markUpdating } = useCart();
  const [newQuantity, setNewQuantity] = useState<number | null>(null);
  const errorId = useId();
  const element = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // The page learns of a change later than the cart.
  const cartQuantity = cart?.lines.nodes.find(({ id }) => id === lineId)?.quantity ?? quantity;
  const shownQuantity = newQuantity ?? cartQuantity;
  const isTooMany = shownQuantity > maxLines;
  const isChanging = newQuantity !== null && !isTooMany;
  useEffect(() => (isChanging ? markUpdating() : undefined), [isChanging, markUpdating]);
  // Nothing that waits is lost with the line or the page. This is before the next effect, which would stop it.
  useEffect(() => {
    const send = () => void sendNow();
    addEventListener("pagehide", send);
    return () => {
      removeEventListener("pagehide", send);
      send();
    };
  }, []);
  useEffect(() => {
    if (newQuantity === null || newQuantity > maxLines) return;
    return sendLater(async () => {
      if (newQuantity === 0 && element.current) leaveLine(element.current);
      const answer = await change({
        path: "/api/cart/lines",
        method: "PATCH",
        body: { lines: [{ id: lineId, quantity: newQuantity }] },
        expected: { quantities: { [lineId]: newQuantity } },
      });
      // Unless the shopper has changed it again.
      setNewQuantity((latest) => (latest === newQuantity ? null : latest));
      return answer?.problems.length === 0;
    });
  }, [newQuantity, change, lineId]);

  const changeTo = (count: number) => {
    if (Number.isInteger(count)) setNewQuantity(Math.max(0, count));
  };
  // React doesn't hear of what's typed before it has loaded, and resets it when it renders again.
  const changeToTyped = useEffectEvent(() => {
    if (input.current && input.current.value !== input.current.defaultValue)
      changeTo(input.current.valueAsNumber);
  });
  useLayoutEffect(() => changeToTyped(), []);
  return (
    <div className={styles.place} ref={element}>
      <form
        className={styles.form}
        action="/api/cart/lines/update"
        method="post"
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="lineId" value={lineId} />
        {/* Enter submits with the form's first button. */}
        <button type="submit" hidden>
          Set the quantity of {title}
        </button>
        <Button
          tone="plain"
          type="submit"
          name="step"
          value="-1"
          onClick={() => changeTo(Math.min(maxLines, shownQuantity - 1))}
        >
          <span aria-hidden="true">−</span>
          <VisuallyHidden>Decrease the quantity of {title}</VisuallyHidden>
        </Button>
        <input
          className={styles.quantity}
          ref={input}
          type="number"
          name="quantity"
          // The browser's memory of a form would contradict the cart.
          autoComplete="off"
          min={0}
          max={maxLines}
          required
          inputMode="numeric"
          value={shownQuantity}
          onChange={({ target }) => changeTo(target.valueAsNumber)}
          aria-label={`Quantity of ${title}`}
          aria-invalid={isTooMany || undefined}
          aria-describedby={isTooMany ? errorId : undefined}
        />
        <Button
          tone="plain"
          type="submit"
          name="step"
          value="1"
          onClick={() => changeTo(Math.min(maxLines, shownQuantity + 1))}
        >
          <span aria-hidden="true">+</span>
          <VisuallyHidden>Increase the quantity of {title}</VisuallyHidden>
        </Button>
      </form>
      {isTooMany && (
        <p className={styles.error} id={errorId} role="alert">
          Enter at most {maxLines}. Your cart still has {cartQuantity}.
        </p>
      )}
    </div>
  );
}
