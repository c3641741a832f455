import { defineShopFuzzTests } from "../../support/fuzz/define-shop-fuzz-tests.ts";
import { readSeed } from "../../support/read-seed.ts";

defineShopFuzzTests({ seed: readSeed(), count: 50 });
