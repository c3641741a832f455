import { defineShopFuzzTests } from "../../support/fuzz/define-shop-fuzz-tests.ts";

defineShopFuzzTests({ seed: 20_261_121, count: 5 });
