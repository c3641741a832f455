import { defineLakeKillTest, defineTornLogTest } from "../support/crash/define-lake-crash-tests.ts";

defineLakeKillTest({ seed: 20_261_121, rounds: 5 });
defineTornLogTest({ seed: 20_261_121, copies: 10 });
