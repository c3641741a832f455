import { defineMerchantFuzzTests } from "../../support/fuzz/define-shop-fuzz-tests.ts";

defineMerchantFuzzTests({ seed: 20_261_121, count: 5 });
