import { defineDraftLeakTests } from "../support/security/define-draft-leak-tests.ts";

defineDraftLeakTests({ pagesPerFolder: 3, answers: 180 });
