"use client";
import type { RefObject } from "react";
import { toCartFieldRules } from "#commerce/cart/cart-field-rules.ts";
import { useServerForm } from "#lib/use-server-form.client.ts";

export interface CartFormScriptProps {
  /** Contains the form. */
  box: RefObject<HTMLElement | null>;
}

/** Shows what's wrong with a form's fields. Once it's valid, the cart's own listener sends it. */
export function CartFormScript({ box }: CartFormScriptProps) {
  useServerForm({ box, rulesOf: toCartFieldRules });
  return null;
}
