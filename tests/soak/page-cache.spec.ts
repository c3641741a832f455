import { test } from "@playwright/test";
import { definePageHistoryTests } from "../support/define-page-history-tests.ts";

// A history takes a fraction of a second, and there are ten thousand.
test.describe.configure({ timeout: 3 * 60 * 60_000 });

definePageHistoryTests({ seeds: Array.from({ length: 10_000 }, (_, index) => index + 1), steps: 5 });
