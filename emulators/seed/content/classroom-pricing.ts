import type { ClassroomPricing } from "@shop/schemas/generated/sanity.types.ts";
import { courseId } from "#seed/content/course-id.ts";
import { keyed } from "#seed/content/keyed.ts";
import { courseReferences } from "#seed/content/reference.ts";
import type { Seed } from "#seed/content/seed-document.ts";

export const classroomPricing = {
  _id: "classroomPricing",
  _type: "classroomPricing",
  courses: courseReferences([
    courseId["level-1a-online-asl-course"],
    courseId["level-1b-online-asl-course"],
    courseId["level-2a-online-asl-course"],
    courseId["level-2b-online-asl-course"],
    courseId["kids-asl-course-level-1a"],
    courseId["kids-asl-course-level-1b"],
  ]),
  discounts: keyed("discount", [
    { _type: "seatDiscount", minSeats: 5, percent: 10 },
    { _type: "seatDiscount", minSeats: 20, percent: 15 },
    { _type: "seatDiscount", minSeats: 50, percent: 20 },
    { _type: "seatDiscount", minSeats: 100, percent: 25 },
  ]),
} satisfies Seed<ClassroomPricing>;
