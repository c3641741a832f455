import { defineStorefrontKillTest } from "../support/crash/define-storefront-kill-test.ts";

defineStorefrontKillTest({ seed: 20_261_121, rounds: 3 });
