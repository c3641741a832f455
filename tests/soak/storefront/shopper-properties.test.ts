import { defineShopperPropertyTests } from "../../support/define-shopper-property-tests.ts";
import { readSeed } from "../../support/read-seed.ts";

const first = readSeed();

defineShopperPropertyTests({ seeds: Array.from({ length: 1000 }, (_, index) => first + index), steps: 12 });
