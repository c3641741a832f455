import { defineLakeKillTest, defineTornLogTest } from "../../support/crash/define-lake-crash-tests.ts";
import { readSeed } from "../../support/read-seed.ts";

const seed = readSeed();

defineLakeKillTest({ seed, rounds: 50 });
defineTornLogTest({ seed, copies: 100 });
