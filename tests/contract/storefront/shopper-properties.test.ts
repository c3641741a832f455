import { defineShopperPropertyTests } from "../../support/define-shopper-property-tests.ts";

defineShopperPropertyTests({
  seeds: [20_261_101, 20_261_102, 20_261_103, 20_261_104, 20_261_105],
  steps: 12,
});
