"use client";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { get, useForm } from "react-hook-form";
import { focusInView } from "./focus-in-view.ts";
import { type FormControl, isControl } from "./form-control.ts";
import type { FormError } from "./form-page.ts";
import { toTypedText } from "./typed-text.ts";

type FormFields = Readonly<Record<string, FormDataEntryValue | number | null>>;

/** What's allowed in a field, in react-hook-form's format. Its text is trimmed. */
export interface FieldRules {
  required?: string | boolean;
  maxLength?: { value: number; message: string };
  pattern?: { value: RegExp; message: string };
  /** Returns what's wrong. Gets the other fields, too. */
  validate?: (text: string, fields: Readonly<Record<string, string>>) => string | undefined;
  /** For what the browser can't read, such as half a date. The field's text is empty then. */
  badInput?: string;
}

interface ServerFormOptions {
  /** Contains the server-rendered form. */
  box: RefObject<HTMLElement | null>;
  /** Null if the form has no such field, such as for the honeypot. */
  rulesOf: (name: string) => FieldRules | null;
  isShown?: boolean;
  /**
   * Sends a valid form's fields, with those of `formGuardSchema`, and resolves with the server's errors. Without it, a valid form is submitted
   * as if there were no script, so that another listener or the browser sends it.
   */
  onValid?: (fields: FormFields, form: HTMLFormElement) => Promise<readonly FormError[]>;
}

/**
 * Attaches react-hook-form to a server-rendered form. Replacing that form would lose what's being typed, and the focus. Each field already
 * has its alert (`hasAlert`), and a form that's sent with `onValid` has one with `data-form-alert`. Fields may come and go, and those of a
 * disabled fieldset aren't validated.
 */
export function useServerForm({ box, rulesOf, isShown = true, onValid }: ServerFormOptions) {
  const {
    register,
    unregister,
    setValue,
    setError,
    handleSubmit,
    reset,
    formState: { errors, isSubmitting },
  } = useForm<Record<string, string>>({ shouldFocusError: false });
  const registered = useRef(new Map<string, FormControl>());
  const isValidated = useRef(false);
  const listControls = useEffectEvent((form: HTMLFormElement) => findControls(form, rulesOf));

  const forget = useEffectEvent((name: string) => {
    unregister(name);
    registered.current.delete(name);
  });

  const attach = useEffectEvent((control: FormControl) => {
    const { name } = control;
    const { badInput, validate, ...rules } = rulesOf(name) ?? {};
    // Otherwise a field that was rendered anew would get its predecessor's text.
    if (registered.current.get(name) !== control) forget(name);
    const field = register(name, {
      ...rules,
      setValueAs: toTyped,
      validate: (text, fields) => (control.validity.badInput ? badInput : validate?.(text, fields)),
    });
    field.ref(control);
    registered.current.set(name, control);
    return field;
  });

  const send = useEffectEvent(async (texts: Readonly<Record<string, string>>, form: HTMLFormElement) => {
    const website = new FormData(form).get("website");
    const fields = { ...texts, website, open_ms: Math.round(performance.now()) };
    const problems = (await onValid?.(fields, form)) ?? [];
    for (const [index, { field, message }] of problems.entries()) {
      const isOwn = field !== undefined && rulesOf(field) !== null && form.elements.namedItem(field) !== null;
      setError(isOwn ? field : "root", { message });
      if (isOwn && index === 0) focusInView(registered.current.get(field));
    }
  });

  const submit = useEffectEvent((event: SubmitEvent) => {
    const form = readForm(box);
    if (!form || isValidated.current) return;
    event.preventDefault();
    if (isSubmitting) return;
    const controls = listControls(form).filter((control) => !control.matches(":disabled"));
    for (const [name, control] of registered.current) if (!controls.includes(control)) forget(name);
    for (const control of controls) {
      attach(control);
      // A password manager may have filled in a field without an event. Setting what the browser can't read would delete it.
      if (!control.validity.badInput) setValue(control.name, control.value);
    }
    const sendAsUsual = async () => {
      // A form can't be submitted again while its event is dispatched, and promises are settled between the event's listeners.
      await new Promise((resolve) => setTimeout(resolve));
      isValidated.current = true;
      try {
        form.requestSubmit(event.submitter);
      } finally {
        isValidated.current = false;
      }
    };
    const { activeElement } = document;
    const toldBefore = activeElement?.hasAttribute("aria-invalid") ? activeElement : null;
    // The page's order, in which react-hook-form doesn't know fields that came later.
    const focusFirst = (problems: object) => {
      const first = controls.find(({ name }) => get(problems, name) !== undefined);
      // The focus doesn't move there, so it says nothing.
      if (first && first === toldBefore) announceAgain(findAlert(first));
      focusInView(first);
    };
    void handleSubmit((texts) => (onValid ? send(texts, form) : sendAsUsual()), focusFirst)();
  });

  const follow = useEffectEvent((event: Event) => {
    const { target } = event;
    if (!isControl(target) || !rulesOf(target.name)) return;
    const { onChange, onBlur } = attach(target);
    void (event.type === "input" ? onChange(event) : onBlur(event));
  });

  useEffect(() => {
    const form = readForm(box);
    if (!form) return;
    const stop = new AbortController();
    const { signal } = stop;
    // Shows our own messages instead of the browser's.
    form.noValidate = true;
    form.addEventListener("submit", submit, { signal });
    form.addEventListener("input", follow, { signal });
    form.addEventListener("focusout", follow, { signal });
    return () => stop.abort();
  }, [box]);

  useEffect(() => {
    const form = readForm(box);
    if (!form) return;
    for (const control of listControls(form)) showProblem(control, readMessage(errors, control.name));
    setAlert(form.querySelector("[data-form-alert]"), errors["root"]?.message);
  }, [box, errors]);

  const isSender = onValid !== undefined;
  useEffect(() => {
    if (isSender) readForm(box)?.setAttribute("aria-busy", String(isSubmitting));
  }, [box, isSender, isSubmitting]);

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
      // The fields have their first values again by now.
      reset(undefined, { keepValues: true });
      requestAnimationFrame(() => focusInView(first));
    },
  };
}

const toTyped = (text: unknown) => (typeof text === "string" ? toTypedText(text) : text);

function readMessage(errors: object, name: string): string | undefined {
  const error: { message?: string } | undefined = get(errors, name);
  return error?.message;
}

const readForm = (box: RefObject<HTMLElement | null>) => box.current?.querySelector("form") ?? null;

const findControls = (form: HTMLFormElement, rulesOf: ServerFormOptions["rulesOf"]): FormControl[] =>
  Array.from(form.elements).flatMap((element) =>
    isControl(element) && rulesOf(element.name) ? [element] : [],
  );

/** Fills the alert below the field, which the server rendered empty. */
function showProblem(control: FormControl, message: string | undefined): void {
  const alert = findAlert(control);
  if (!alert) return;
  setAlert(alert, message);
  if (message) control.setAttribute("aria-invalid", "true");
  else control.removeAttribute("aria-invalid");
}

function findAlert(control: FormControl): Element | null {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  const alerts = Array.from(control.form?.querySelectorAll('[role="alert"]') ?? []);
  return alerts.find(({ id }) => ids.includes(id)) ?? null;
}

/** Leaves a text that's already there, because screen readers announce whatever is put into an alert. */
function setAlert(alert: Element | null, message = ""): void {
  if (alert && alert.textContent !== message) alert.textContent = message;
}

const announceAgain = (alert: Element | null) => alert?.replaceChildren(alert.textContent ?? "");
