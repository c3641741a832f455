import { defineLakeFuzzTests } from "../../support/fuzz/define-lake-fuzz-tests.ts";

defineLakeFuzzTests({ seed: 20_261_121, count: 4 });
