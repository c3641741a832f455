import { defineCartPropertyTests } from "../../support/define-cart-property-tests.ts";
import { readSeed } from "../../support/read-seed.ts";

const first = readSeed();

defineCartPropertyTests({ seeds: Array.from({ length: 100 }, (_, index) => first + index), steps: 60 });
