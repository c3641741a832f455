"use client";
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { currencies } from "#commerce/country.ts";
import { useShopperCountry } from "#features/currency/use-shopper-country.client.ts";
import { type FormControl, isControl, isTouched, readTouched } from "#lib/form-control.ts";
import { useFormScript } from "#lib/use-form-script.client.ts";
import { readDraft, writeDraft } from "./request-draft.ts";
import type { RequestFormScriptProps } from "./request-form-script.client.tsx";

interface RequestFormEnhancerProps extends Omit<RequestFormScriptProps, "box"> {
  /** The server-rendered form. */
  children: ReactNode;
}

const load = async () => {
  const { RequestFormScript } = await import("./request-form-script.client.tsx");
  return RequestFormScript;
};

/**
 * Loads the script that takes over the form on first focus, or at once if there's a draft from before a reload. The draft is written here,
 * because a slow script would lose what's typed until it has loaded.
 */
export function RequestFormEnhancer({ children, ...rest }: RequestFormEnhancerProps) {
  const box = useRef<HTMLDivElement>(null);
  const { Script, loadScript } = useFormScript(load);
  const { kind } = rest;
  const country = useShopperCountry();
  /** Whether the visitor has. Until then, the form has the currency of the page's prices. */
  const hasChosenCurrency = useRef(false);
  const save = () => {
    const form = box.current?.querySelector("form");
    if (!form) return;
    const { website: _honeypot, currency = "", ...typed } = readTouched(form);
    writeDraft(kind, hasChosenCurrency.current && currency !== "" ? { ...typed, currency } : typed);
  };
  const onInput = ({ target }: FormEvent) => {
    if (isControl(target) && target.name === "currency") hasChosenCurrency.current = true;
    save();
  };
  const start = useEffectEvent(() => {
    const draft = readDraft(kind);
    const currency = findCurrency(box.current);
    hasChosenCurrency.current =
      draft?.["currency"] !== undefined || (currency !== null && isTouched(currency));
    if (draft) loadScript();
    // Typed before React started.
    else save();
  });
  useEffect(() => start(), []);
  useEffect(() => {
    if (!hasChosenCurrency.current) chooseCurrency(box.current, currencies[country]);
  }, [country]);
  const onReset = () => {
    hasChosenCurrency.current = false;
    // The form has its first values after this event.
    queueMicrotask(() => chooseCurrency(box.current, currencies[country]));
  };
  return (
    <div ref={box} onFocus={loadScript} onInput={onInput} onReset={onReset}>
      {children}
      {Script && <Script box={box} {...rest} />}
    </div>
  );
}

function chooseCurrency(box: HTMLElement | null, value: string): void {
  const currency = findCurrency(box);
  if (!currency || currency.value === value) return;
  currency.value = value;
  // The estimate follows.
  currency.form?.dispatchEvent(new Event("input", { bubbles: true }));
}

function findCurrency(box: HTMLElement | null): FormControl | null {
  const control = box?.querySelector('[name="currency"]');
  return isControl(control) ? control : null;
}
