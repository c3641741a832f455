import { defineTwoTabsTests } from "../support/two-tabs.ts";

defineTwoTabsTests({ seeds: [1], steps: 5 });
