"use client";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { type RegisterOptions, useForm } from "react-hook-form";
import type { FormError } from "./form-page.ts";

type FormFields = Readonly<Record<string, FormDataEntryValue | number | null>>;
export type FieldRules = RegisterOptions<Record<string, string>>;
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface ServerFormOptions {
  /** Contains the server-rendered form. */
  box: RefObject<HTMLElement | null>;
  /** Null if the form has no such field, such as for the honeypot. */
  rulesOf: (name: string) => FieldRules | null;
  isShown: boolean;
  /** Sends a valid form's fields, with those of `formGuardSchema`, and resolves with the server's errors. */
  onValid: (fields: FormFields, form: HTMLFormElement) => Promise<readonly FormError[]>;
}

/**
 * Attaches react-hook-form to a server-rendered form. Replacing that form would lose what's being typed, and the focus. Each field already
 * has its alert (`hasAlert`), and the form has one with `data-form-alert`.
 */
export function useServerForm({ box, rulesOf, isShown, onValid }: ServerFormOptions) {
  const {
    register,
    setValue,
    setError,
    handleSubmit,
    reset,
    formState: { errors, isSubmitting },
  } = useForm<Record<string, string>>();
  const readRules = useEffectEvent(rulesOf);
  const listControls = useEffectEvent((form: HTMLFormElement) => findControls(form, rulesOf));

  const send = useEffectEvent(async (texts: Readonly<Record<string, string>>, form: HTMLFormElement) => {
    const website = new FormData(form).get("website");
    const fields = { ...texts, website, open_ms: Math.round(performance.now()) };
    const problems = await onValid(fields, form);
    for (const [index, { field, message }] of problems.entries()) {
      const isOwn = field !== undefined && rulesOf(field) !== null && form.elements.namedItem(field) !== null;
      setError(isOwn ? field : "root", { message }, { shouldFocus: index === 0 });
    }
  });

  const submit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault();
    const form = readForm(box);
    if (!form || isSubmitting) return;
    // A password manager may have filled in a field without an event.
    for (const control of listControls(form)) setValue(control.name, control.value);
    void handleSubmit((texts) => send(texts, form))();
  });

  useEffect(() => {
    const form = readForm(box);
    if (!form) return;
    const stop = new AbortController();
    const { signal } = stop;
    // Shows our own messages instead of the browser's.
    form.noValidate = true;
    form.addEventListener("submit", submit, { signal });
    for (const control of listControls(form)) {
      const field = register(control.name, { ...readRules(control.name), setValueAs: toTrimmed });
      field.ref(control);
      control.addEventListener("input", (event) => void field.onChange(event), { signal });
      control.addEventListener("blur", (event) => void field.onBlur(event), { signal });
    }
    return () => stop.abort();
  }, [box, register]);

  useEffect(() => {
    const form = readForm(box);
    if (!form) return;
    for (const control of listControls(form)) showProblem(control, errors[control.name]?.message);
    const alert = form.querySelector("[data-form-alert]");
    if (alert) alert.textContent = errors["root"]?.message ?? "";
  }, [box, errors]);

  useEffect(() => {
    readForm(box)?.setAttribute("aria-busy", String(isSubmitting));
  }, [box, isSubmitting]);

  useEffect(() => {
    const form = readForm(box);
    if (form) form.hidden = !isShown;
  }, [box, isShown]);

  return {
    /** Resets the form and focuses its first field. */
    reset: () => {
      const form = readForm(box);
      if (!form) return;
      form.reset();
      const [first, ...others] = findControls(form, rulesOf);
      for (const control of [first, ...others]) if (control) setValue(control.name, control.value);
      // Without `keepValues`, react-hook-form would drop the fields, which register only once.
      reset(undefined, { keepValues: true });
      requestAnimationFrame(() => first?.focus());
    },
  };
}

const toTrimmed = (text: unknown) => (typeof text === "string" ? text.trim() : text);

const readForm = (box: RefObject<HTMLElement | null>) => box.current?.querySelector("form") ?? null;

const findControls = (form: HTMLFormElement, rulesOf: ServerFormOptions["rulesOf"]): FormControl[] =>
  Array.from(form.elements).flatMap((element) =>
    isControl(element) && rulesOf(element.name) ? [element] : [],
  );

/** Whether an element is an input, a select, or a textarea. */
export const isControl = (element: unknown): element is FormControl =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Fills the alert below the field, which the server rendered empty. */
function showProblem(control: FormControl, message: string | undefined): void {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  const alert = ids
    .map((id) => document.getElementById(id))
    .find((element) => element?.getAttribute("role") === "alert");
  if (!alert) return;
  alert.textContent = message ?? "";
  if (message) control.setAttribute("aria-invalid", "true");
  else control.removeAttribute("aria-invalid");
}
