import { z } from "zod";
import type { CartLine } from "./cart.ts";
import { toAttributesByKey } from "./to-attributes-by-key.ts";
import { unknownDetail } from "./student-detail.ts";
import { emailSchema, personNameSchema } from "#lib/person.ts";

const orUnknown = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z
    .string()
    .transform((text) => (text.trim() === "" ? unknownDetail : text))
    .pipe(z.union([z.literal(unknownDetail), schema]))
    .default(unknownDetail);

/** A seat's student. Empty fields become "*". */
export const studentSchema = z.strictObject({
  first: orUnknown(personNameSchema),
  last: orUnknown(personNameSchema),
  email: orUnknown(emailSchema),
});

export type Student = z.infer<typeof studentSchema>;

export const unnamedStudent: Student = { first: unknownDetail, last: unknownDetail, email: unknownDetail };

/** The student of a seat; null when the line isn't a seat or is malformed. */
export function parseStudent(line: Pick<CartLine, "attributes">): Student | null {
  const attributes = toAttributesByKey(line);
  const student = z.object(studentSchema.shape).safeParse(attributes);
  return "studentId" in attributes && student.success ? student.data : null;
}

/** Line attributes for a seat (requirements §3.12). `studentId` identifies the seat. */
export const toSeatAttributes = ({ first, last, email }: Student, studentId: string) => [
  { key: "first", value: first },
  { key: "last", value: last },
  { key: "email", value: email },
  { key: "studentId", value: studentId },
];
