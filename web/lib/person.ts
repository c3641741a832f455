import { z } from "zod";
import {
  emailPattern,
  emailProblem,
  maxEmailLength,
  maxPersonNameLength,
  personNamePattern,
  personNameProblem,
} from "./person-rules.ts";

export const personNameSchema = z
  .string()
  .trim()
  .max(maxPersonNameLength, `Please use at most ${maxPersonNameLength} letters`)
  .regex(personNamePattern, personNameProblem);

export const emailSchema = z
  .string()
  .trim()
  .max(maxEmailLength, emailProblem)
  .regex(emailPattern, emailProblem);
