import { z } from "zod";
import { emailProblem, emailRules, isNameless, personNameRules } from "./person-rules.ts";
import { toTypedText } from "./typed-text.ts";

const toSchema = ({ maxLength, pattern }: typeof personNameRules | typeof emailRules) =>
  z
    .string()
    .overwrite(toTypedText)
    .max(maxLength.value, maxLength.message)
    .regex(pattern.value, pattern.message);

export const personNameSchema = toSchema(personNameRules);
export const emailSchema = toSchema(emailRules);

/** A required name, with the error if there's none. */
export const toRequiredName = (message: string) =>
  z
    .string(message)
    .overwrite(toTypedText)
    .refine((name) => !isNameless(name), message)
    .pipe(personNameSchema);

export const requiredEmailSchema = z
  .string(emailProblem)
  .overwrite(toTypedText)
  .min(1, emailProblem)
  .pipe(emailSchema);
