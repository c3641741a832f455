import type { CartLineInput } from "#commerce/generated/graphql.ts";
import type { Gid } from "#lib/gid.ts";

/**
 * One seat of a course as a cart line (SPEC §5): a line each, told apart by its student's id, and "*" where nobody has said
 * who learns.
 */
export function toCourseSeat(merchandiseId: Gid<"ProductVariant">, studentId: string): CartLineInput {
  return {
    merchandiseId,
    quantity: 1,
    attributes: [
      { key: "first", value: "*" },
      { key: "last", value: "*" },
      { key: "email", value: "*" },
      { key: "studentId", value: studentId },
    ],
  };
}

/** SPEC §9: the first eight characters of a random id. */
export const createStudentId = (): string => crypto.randomUUID().slice(0, 8);
