import type { RequestKind } from "@shop/schemas/vocabulary/request-kinds.ts";
import { z } from "zod";
import { formGuardSchema } from "#lib/form-guard.ts";
import type { FormError } from "#lib/form-page.ts";
import { toTextSchema } from "#lib/text-schema.ts";
import { toFormErrors } from "#lib/to-form-errors.ts";
import { type RequestField, toLengthRule, type TypedField } from "./request-field.ts";
import { findField, requestFields, toSeatsHandle } from "./request-fields.ts";

export interface ValidRequest {
  kind: RequestKind;
  email: string;
  /** Nonempty answers by field name, in the form's order. */
  answers: Readonly<Record<string, string>>;
  /** Seats by course handle, for a classroom request. */
  seats: ReadonlyMap<string, number>;
}

const maxCourses = 50;

interface SentRequest {
  kind: RequestKind;
  fields: Readonly<Record<string, unknown>>;
  now: Date;
}

/** Parses a form's fields. There's at most one error per field. */
export function parseRequest({
  kind,
  fields,
  now,
}: SentRequest): { request: ValidRequest } | { errors: FormError[] } {
  const names = Object.keys(fields).filter(
    (name) => kind === "classroom-pricing" && toSeatsHandle(name) !== null,
  );
  const schema = z.object({
    ...toShape(requestFields[kind], now),
    ...toShape(
      names.slice(0, maxCourses).flatMap((name) => findField(kind, name) ?? []),
      now,
    ),
  });
  const answered = schema.safeParse(fields);
  const guard = formGuardSchema.safeParse(fields);
  if (!answered.success || !guard.success)
    return { errors: [...toFormErrors(answered.error?.issues), ...toFormErrors(guard.error?.issues)] };
  const answers = Object.entries(answered.data).filter(([, text]) => text !== "");
  const seats = new Map(
    answers.flatMap(([name, text]): [string, number][] => {
      const handle = toSeatsHandle(name);
      return handle !== null && Number(text) > 0 ? [[handle, Number(text)]] : [];
    }),
  );
  if (kind === "classroom-pricing" && seats.size === 0)
    return {
      errors: [{ field: names[0] ?? "seats", message: "Please enter the seats for at least one course" }],
    };
  return {
    request: {
      kind,
      email: answered.data["email"] ?? "",
      answers: Object.fromEntries(answers.filter(([name]) => toSeatsHandle(name) === null)),
      seats,
    },
  };
}

const toShape = (fields: readonly RequestField[], now: Date) =>
  Object.fromEntries(fields.map((field) => [field.name, toSchema(field, now)]));

function toSchema(field: RequestField, now: Date) {
  const schema = field.type === "choice" ? toChoiceSchema(field) : toTypedSchema(field, now);
  return field.required === undefined ? schema.or(z.literal("")).default("") : schema;
}

const toTypedSchema = (field: TypedField, now: Date) =>
  toTextSchema({
    required: field.required,
    pattern: field.pattern,
    ...toLengthRule(field),
    validate: (text) => field.validate?.(text, now),
  });

const toChoiceSchema = ({ choices, required }: Extract<RequestField, { type: "choice" }>) =>
  z.string(required).refine((value) => choices.some((choice) => choice.value === value), required);
