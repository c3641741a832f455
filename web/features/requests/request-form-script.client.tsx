"use client";
import type { RequestKind } from "@shop/schemas/vocabulary/request-kinds.ts";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { sendForm } from "#lib/send-form.ts";
import { isControl, isTouched } from "#lib/form-control.ts";
import { type FieldRules, useServerForm } from "#lib/use-server-form.client.ts";
import { Button } from "#ui/button.tsx";
import { FocusedHeading } from "#ui/focused-heading.client.tsx";
import { forgetDraft, readDraft } from "./request-draft.ts";
import { toLengthRule } from "./request-field.ts";
import { findField } from "./request-fields.ts";
import styles from "./request-form.module.css";
import { quoteLaterText, quoteText, requestTexts } from "./request-texts.ts";

export interface RequestFormScriptProps {
  kind: RequestKind;
  /** Shown when the form fails. */
  failureMessage: string;
  /** Contains the server-rendered form. */
  box: RefObject<HTMLElement | null>;
}

interface Sent {
  reference: string;
  quoteUrl: string | null;
}

/** Validates and sends the form, restores its draft, and shows the confirmation. */
export function RequestFormScript({ box, kind, failureMessage }: RequestFormScriptProps) {
  const [sent, setSent] = useState<Sent | null>(null);
  const { reset } = useServerForm({
    box,
    isShown: sent === null,
    rulesOf: (name) => toRules(findField(kind, name)),
    onValid: async (fields, form) => {
      const answer = await sendForm(form.action, fields, failureMessage);
      if (!answer.ok) return answer.errors;
      forgetDraft(kind);
      // The answer is our own server's.
      setSent(answer.body as Sent);
      return [];
    },
  });

  const restore = useEffectEvent((form: HTMLFormElement) => {
    for (const [name, text] of Object.entries(readDraft(kind) ?? {})) {
      const control = form.elements.namedItem(name);
      if (isControl(control) && !isTouched(control)) control.value = text;
    }
    // The estimate follows.
    form.dispatchEvent(new Event("input", { bubbles: true }));
  });

  useEffect(() => {
    const form = box.current?.querySelector("form");
    if (form) restore(form);
  }, [box]);

  if (sent) {
    const restart = () => {
      reset();
      setSent(null);
    };
    return <RequestDone kind={kind} sent={sent} onRestart={restart} />;
  }
  return null;
}

interface RequestDoneProps extends Pick<RequestFormScriptProps, "kind"> {
  sent: Sent;
  onRestart: () => void;
}

function RequestDone({ kind, sent: { reference, quoteUrl }, onRestart }: RequestDoneProps) {
  const { doneTitle, next } = requestTexts[kind];
  return (
    <div className={styles.done}>
      <FocusedHeading level={3} className={styles.doneTitle}>
        {doneTitle}
      </FocusedHeading>
      <p>
        Your reference number is <strong>{reference}</strong>.
      </p>
      {quoteUrl && (
        <p>
          {quoteText}{" "}
          <a href={quoteUrl} data-loads>
            Open the quote (PDF)
          </a>
        </p>
      )}
      {kind === "classroom-pricing" && !quoteUrl && <p>{quoteLaterText}</p>}
      <p>{next}</p>
      <div>
        <Button tone="quiet" onClick={onRestart}>
          Send another
        </Button>
      </div>
    </div>
  );
}

function toRules(field: ReturnType<typeof findField>): FieldRules | null {
  if (!field) return null;
  const required = field.required ?? false;
  if (field.type === "choice") return { required };
  const { pattern, validate } = field;
  return {
    required,
    pattern,
    ...toLengthRule(field),
    validate: (text) => validate?.(text, new Date()),
  };
}
