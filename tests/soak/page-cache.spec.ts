import { definePageHistoryTests } from "../support/define-page-history-tests.ts";

definePageHistoryTests({ seeds: Array.from({ length: 10_000 }, (_, index) => index + 1), steps: 5 });
