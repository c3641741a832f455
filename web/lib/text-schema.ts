import { z } from "zod";
import { toTypedText } from "./typed-text.ts";

interface TextRules {
  /** The error if it's empty. Without it, the text is optional. */
  required?: string | undefined;
  maxLength?: { value: number; message: string };
  pattern: { value: RegExp; message: string };
  /** Returns what else is wrong. */
  validate?: (text: string) => string | undefined;
}

/** What a person typed. Plain forms send CRLF and scripts send LF, so line breaks are normalized, as is Unicode. */
export const toTextSchema = ({ required, maxLength, pattern, validate }: TextRules) =>
  z
    .string(required ?? pattern.message)
    .transform((text) => toTypedText(text.replaceAll(/\r\n?/g, "\n").normalize()))
    .pipe(
      z
        .string()
        .min(required === undefined ? 0 : 1, required)
        .max(maxLength?.value ?? Number.POSITIVE_INFINITY, maxLength?.message)
        .regex(pattern.value, pattern.message)
        .superRefine((text, context) => {
          const message = validate?.(text);
          if (message !== undefined) context.addIssue({ code: "custom", message });
        }),
    );
