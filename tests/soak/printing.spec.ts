import { definePrintingTests } from "../support/define-printing-tests.ts";

definePrintingTests(["/courses/level-1a-online-asl-course", "/courses/kids-asl-course-level-1a"]);
