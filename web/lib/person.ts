import { z } from "zod";
import { emailRules, personNameRules } from "./person-rules.ts";

const toSchema = ({ maxLength, pattern }: typeof personNameRules | typeof emailRules) =>
  z.string().trim().max(maxLength.value, maxLength.message).regex(pattern.value, pattern.message);

export const personNameSchema = toSchema(personNameRules);
export const emailSchema = toSchema(emailRules);
