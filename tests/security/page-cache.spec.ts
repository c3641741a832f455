import { definePageHistoryTests } from "../support/define-page-history-tests.ts";

definePageHistoryTests({ seeds: Array.from({ length: 40 }, (_, index) => index + 1), steps: 3 });
