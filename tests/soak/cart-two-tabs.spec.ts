import { defineTwoTabsTests } from "../support/two-tabs.ts";

defineTwoTabsTests({ seeds: [1, 2, 3, 4, 5, 6], steps: 12 });
