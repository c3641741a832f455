import { callToAction } from "./call-to-action/call-to-action.ts";
import { courseShelf } from "./course-shelf/course-shelf.ts";
import { figures } from "./figures/figures.ts";
import { hero } from "./hero/hero.ts";
import { instructors } from "./instructors/instructors.ts";
import { steps } from "./steps/steps.ts";

/** The parts a page is built of, as editors choose them. */
export const sectionTypes = [hero, courseShelf, instructors, figures, steps, callToAction];
