import type { AgeRange } from "@shop/schemas/generated/sanity.types.ts";

export const adultAges = { _type: "ageRange", from: 15, to: 100 } satisfies AgeRange;

/** The ages of the kids courses are stated in two ways (requirements §1.4). Both are told where they are told, and the Studio says so. */
export const kidsAges = { _type: "ageRange", from: 8, to: 15 } satisfies AgeRange;
export const kidsMetaAges = { _type: "ageRange", from: 5, to: 12 } satisfies AgeRange;
