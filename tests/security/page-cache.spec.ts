import { definePageHistoryTests } from "../support/define-page-history-tests.ts";

definePageHistoryTests({ seeds: Array.from({ length: 100 }, (_, index) => index + 1), steps: 3 });
