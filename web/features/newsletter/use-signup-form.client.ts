"use client";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { useForm } from "react-hook-form";
import { sendForm } from "#lib/send-form.ts";
import { type Signup, signupRules } from "./signup-rules.ts";

interface SignupFormOptions {
  box: RefObject<HTMLElement | null>;
  failureMessage: string;
  isShown: boolean;
  onSubscribed: (subscriberId: string) => void;
}

const names = ["first_name", "email"] as const;

/**
 * Attaches react-hook-form to the server-rendered form. Replacing that form would lose what's being typed, and the focus.
 */
export function useSignupForm({ box, failureMessage, isShown, onSubscribed }: SignupFormOptions) {
  const {
    register,
    setValue,
    setError,
    handleSubmit,
    reset,
    formState: { errors, isSubmitting },
  } = useForm<Signup>();

  const subscribe = useEffectEvent(async (signup: Signup, form: HTMLFormElement) => {
    const website = new FormData(form).get("website");
    const fields = { ...signup, website, open_ms: Math.round(performance.now()) };
    const answer = await sendForm(form.action, fields, failureMessage);
    if (answer.ok) return onSubscribed((answer.body as { id: string }).id);
    for (const [index, { field, message }] of answer.errors.entries()) {
      const name = names.find((known) => known === field);
      setError(name ?? "root", { message }, { shouldFocus: index === 0 });
    }
  });

  const submit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    const form = readForm(box);
    if (!form || isSubmitting) return;
    // A password manager may have filled in a field without an event.
    for (const name of names) setValue(name, readInput(form, name)?.value ?? "");
    void handleSubmit((signup) => subscribe(signup, form))();
  });

  useEffect(() => {
    const form = readForm(box);
    if (!form) return;
    const stop = new AbortController();
    const { signal } = stop;
    // Shows our own messages instead of the browser's.
    form.noValidate = true;
    form.addEventListener("submit", submit, { signal });
    for (const name of names) {
      const input = readInput(form, name);
      const field = register(name, { ...signupRules[name], setValueAs: toTrimmed });
      field.ref(input);
      input?.addEventListener("input", (event) => void field.onChange(event), { signal });
      input?.addEventListener("blur", (event) => void field.onBlur(event), { signal });
    }
    return () => stop.abort();
  }, [box, register]);

  useEffect(() => {
    const form = readForm(box);
    if (!form) return;
    for (const name of names) showProblem(readInput(form, name), errors[name]?.message);
    const alert = form.querySelector("[data-form-alert]");
    if (alert) alert.textContent = errors.root?.message ?? "";
  }, [box, errors]);

  useEffect(() => {
    readForm(box)?.setAttribute("aria-busy", String(isSubmitting));
  }, [box, isSubmitting]);

  useEffect(() => {
    const form = readForm(box);
    if (form) form.hidden = !isShown;
  }, [box, isShown]);

  return {
    /** Empties the form and focuses its first field. */
    reset: () => {
      for (const name of names) setValue(name, "");
      // Without `keepValues`, react-hook-form would drop the fields, which register only once.
      reset(undefined, { keepValues: true });
      requestAnimationFrame(() => readInput(readForm(box), "first_name")?.focus());
    },
  };
}

const toTrimmed = (text: unknown) => (typeof text === "string" ? text.trim() : text);

const readForm = (box: RefObject<HTMLElement | null>) => box.current?.querySelector("form") ?? null;

function readInput(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const input = form?.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input : null;
}

/** Fills the alert below the field, which the server rendered empty. */
function showProblem(input: HTMLInputElement | null, message: string | undefined): void {
  const alert = document.getElementById(input?.getAttribute("aria-describedby") ?? "");
  if (!input || !alert) return;
  alert.textContent = message ?? "";
  if (message) input.setAttribute("aria-invalid", "true");
  else input.removeAttribute("aria-invalid");
}
