import { test } from "@playwright/test";
import { defineDraftLeakTests } from "../support/security/define-draft-leak-tests.ts";

test.describe.configure({ timeout: 3 * 60_000 });

defineDraftLeakTests({ pagesPerFolder: Number.POSITIVE_INFINITY, answers: 250 });
