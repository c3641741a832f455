import { z } from "zod";

/** SPEC §5, for whoever is named anywhere on the site: letters, spaces, commas, periods, apostrophes and hyphens. */
const personNamePattern = /^[\p{L}\p{M}][\p{L}\p{M} ,.'’-]*$/u;

/** Looks like an address, without spaces (SPEC §5); what could be markup is none. */
const emailPattern = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;

export const personNameSchema = z
  .string()
  .trim()
  .max(100, "Please use at most 100 letters")
  .regex(personNamePattern, "Please use only letters, spaces, hyphens or commas");

export const emailSchema = z
  .string()
  .trim()
  .max(254, "Please enter a valid email address")
  .regex(emailPattern, "Please enter a valid email address");
