import { defineDraftLeakTests } from "../support/security/define-draft-leak-tests.ts";

defineDraftLeakTests({ pagesPerFolder: 8, answers: 200 });
