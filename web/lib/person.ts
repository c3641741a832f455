import { z } from "zod";
import { emailProblem, emailRules, isNameless, personNameRules } from "./person-rules.ts";

const toSchema = ({ maxLength, pattern }: typeof personNameRules | typeof emailRules) =>
  z.string().trim().max(maxLength.value, maxLength.message).regex(pattern.value, pattern.message);

export const personNameSchema = toSchema(personNameRules);
export const emailSchema = toSchema(emailRules);

/** A required name, with the error if there's none. */
export const toRequiredName = (message: string) =>
  z
    .string(message)
    .trim()
    .refine((name) => !isNameless(name), message)
    .pipe(personNameSchema);

export const requiredEmailSchema = z.string(emailProblem).trim().min(1, emailProblem).pipe(emailSchema);
