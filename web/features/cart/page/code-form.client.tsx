"use client";
import { useEffect, useRef, useState } from "react";
import type { Cart } from "#commerce/cart/cart.ts";
import { hasCode } from "#commerce/cart/has-code.ts";
import { CartForm } from "#features/cart/forms/cart-form.client.tsx";
import { useCart } from "#features/cart/state/cart-context.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { toCodeTextId } from "./code-text-id.ts";
import styles from "./discount-codes.module.css";

export interface CodeFormProps {
  /** Those in the cart, also those that don't apply. */
  codes: Cart["discountCodes"];
  maxLength: number;
}

/** Adds a code to the cart. A code that's applied leaves the field, and one that's refused stays to be corrected. */
export function CodeForm({ codes, maxLength }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState("");
  const { isUpdating } = useCart();
  const refused = codes.find(({ code, applicable }) => !applicable && hasCode([code], sent));
  useEffect(() => {
    const input = field.current;
    const isApplied = codes.some(
      ({ code, applicable }) => applicable && hasCode([code], input?.value.trim() ?? ""),
    );
    if (input && isApplied && !isUpdating) input.value = "";
  }, [codes, isUpdating]);
  return (
    <CartForm>
      <form
        className={styles.form}
        action="/api/cart/discounts"
        method="post"
        onSubmit={() => setSent(field.current?.value.trim() ?? "")}
      >
        <Field
          ref={field}
          label="Discount code"
          name="code"
          required
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hasAlert
          // While a code is checked again, there's nothing to say of it.
          errorId={refused && !isUpdating ? toCodeTextId(refused.code) : undefined}
          onInput={() => setSent("")}
        />
        <Button tone="quiet" type="submit">
          Apply
        </Button>
      </form>
    </CartForm>
  );
}
