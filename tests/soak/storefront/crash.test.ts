import { defineStorefrontKillTest } from "../../support/crash/define-storefront-kill-test.ts";
import { readSeed } from "../../support/read-seed.ts";

defineStorefrontKillTest({ seed: readSeed(), rounds: 20 });
