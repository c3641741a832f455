"use client";
import { type RefObject, useState } from "react";
import { sendForm } from "#lib/send-form.ts";
import { useServerForm } from "#lib/use-server-form.client.ts";
import { Button } from "#ui/button.tsx";
import { FocusedHeading } from "#ui/focused-heading.client.tsx";
import { toCommentRules } from "./comment-rules.ts";
import { commentSent, failureMessage } from "./comment-texts.ts";
import { usePlaces } from "./use-places.client.ts";
import styles from "./comment-form.module.css";

interface CommentScriptProps {
  /** Contains the server-rendered form. */
  box: RefObject<HTMLElement | null>;
}

/** Validates and sends the form, and thanks for the comment. */
export function CommentScript({ box }: CommentScriptProps) {
  const [isSent, setIsSent] = useState(false);
  usePlaces(box);
  const { reset } = useServerForm({
    box,
    isShown: !isSent,
    rulesOf: toCommentRules,
    onValid: async (fields, form) => {
      const answer = await sendForm(form.action, fields, failureMessage);
      if (!answer.ok) return answer.errors;
      const name = form.elements.namedItem("name");
      // The next comment is from the same person.
      if (name instanceof HTMLInputElement) name.defaultValue = name.value;
      setIsSent(true);
      return [];
    },
  });
  if (!isSent) return null;
  const restart = () => {
    reset();
    setIsSent(false);
  };
  return <CommentSent onRestart={restart} />;
}

function CommentSent({ onRestart }: { onRestart: () => void }) {
  return (
    <div className={styles.sent}>
      <FocusedHeading level={2} className={styles.title}>
        {commentSent.title}
      </FocusedHeading>
      <p>{commentSent.text}</p>
      <div>
        <Button tone="quiet" onClick={onRestart}>
          Write another
        </Button>
      </div>
    </div>
  );
}
