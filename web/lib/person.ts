import { z } from "zod";
import {
  emailPattern,
  emailProblem,
  longestEmail,
  longestPersonName,
  personNamePattern,
  personNameProblem,
} from "./person-rules.ts";

export const personNameSchema = z
  .string()
  .trim()
  .max(longestPersonName, `Please use at most ${longestPersonName} letters`)
  .regex(personNamePattern, personNameProblem);

export const emailSchema = z
  .string()
  .trim()
  .max(longestEmail, emailProblem)
  .regex(emailPattern, emailProblem);
