import { z } from "zod";
import type { CartLine } from "./cart.ts";
import { readAttributes } from "./read-attributes.ts";
import { emailSchema, personNameSchema } from "#lib/person.ts";

/** The placeholder for a missing student detail (requirements §5.7). */
const nobody = "*";

const orNobody = <Schema extends z.ZodType<string>>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === "string" && value.trim() !== "" ? value : nobody),
    z.union([z.literal(nobody), schema]),
  );

/** A seat's student. Empty fields become "*". */
export const studentSchema = z.strictObject({
  first: orNobody(personNameSchema).default(nobody),
  last: orNobody(personNameSchema).default(nobody),
  email: orNobody(emailSchema).default(nobody),
});

export type Student = z.infer<typeof studentSchema>;

export const unnamedStudent: Student = { first: nobody, last: nobody, email: nobody };

/** The student of a seat; null when the line isn't a seat or is malformed. */
export function readStudent(line: Pick<CartLine, "attributes">): Student | null {
  const held = readAttributes(line);
  const student = z.object(studentSchema.shape).safeParse(held);
  return "studentId" in held && student.success ? student.data : null;
}

/** Line attributes for a seat (requirements §3.12). `studentId` identifies the seat. */
export const toSeatAttributes = ({ first, last, email }: Student, studentId: string) => [
  { key: "first", value: first },
  { key: "last", value: last },
  { key: "email", value: email },
  { key: "studentId", value: studentId },
];
