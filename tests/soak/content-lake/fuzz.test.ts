import { defineLakeFuzzTests } from "../../support/fuzz/define-lake-fuzz-tests.ts";
import { readSeed } from "../../support/read-seed.ts";

defineLakeFuzzTests({ seed: readSeed(), count: 50 });
