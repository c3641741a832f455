"use client";
import { type ReactNode, useRef } from "react";
import { useFormScript } from "#lib/use-form-script.client.ts";

const load = async () => {
  const { CartFormScript } = await import("./cart-form-script.client.tsx");
  return CartFormScript;
};

/** Validates the cart's form in it before it's sent, with a script that loads on first focus. Until then, the browser and the server do. */
export function CartForm({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const { Script, loadScript } = useFormScript(load);
  return (
    <div ref={box} onFocus={loadScript}>
      {children}
      {Script && <Script box={box} />}
    </div>
  );
}
