import { defineCartPropertyTests } from "../../support/define-cart-property-tests.ts";

defineCartPropertyTests({
  seeds: [20_261_101, 20_261_102, 20_261_103, 20_261_104, 20_261_105, 20_261_106],
  steps: 40,
});
