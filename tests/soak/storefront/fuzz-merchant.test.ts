import { defineMerchantFuzzTests } from "../../support/fuzz/define-shop-fuzz-tests.ts";
import { readSeed } from "../../support/read-seed.ts";

defineMerchantFuzzTests({ seed: readSeed(), count: 50 });
