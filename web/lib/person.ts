import { z } from "zod";
import { emailProblem, emailRules, personNameRules } from "./person-rules.ts";

const toSchema = ({ maxLength, pattern }: typeof personNameRules | typeof emailRules) =>
  z.string().trim().max(maxLength.value, maxLength.message).regex(pattern.value, pattern.message);

export const personNameSchema = toSchema(personNameRules);
export const emailSchema = toSchema(emailRules);

const toRequired = (message: string) => z.string(message).trim().min(1, message);

/** A required name, with the error if it's empty. */
export const toRequiredName = (message: string) => toRequired(message).pipe(personNameSchema);
export const requiredEmailSchema = toRequired(emailProblem).pipe(emailSchema);
