import type { SignDescription } from "#artwork/signer/sign.ts";
import { actions } from "#artwork/signer/signs/actions.ts";
import { deafCommunity } from "#artwork/signer/signs/deaf-community.ts";
import { describing } from "#artwork/signer/signs/describing.ts";
import { family } from "#artwork/signer/signs/family.ts";
import { feelings } from "#artwork/signer/signs/feelings.ts";
import { food } from "#artwork/signer/signs/food.ts";
import { greetings } from "#artwork/signer/signs/greetings.ts";
import { health } from "#artwork/signer/signs/health.ts";
import { numbers } from "#artwork/signer/signs/numbers.ts";
import { people } from "#artwork/signer/signs/people.ts";
import { questions } from "#artwork/signer/signs/questions.ts";
import { school } from "#artwork/signer/signs/school.ts";
import { time } from "#artwork/signer/signs/time.ts";

/** The signs that the drawn signer shows, in the dictionary's order. */
export const signs: readonly SignDescription[] = [
  ...greetings,
  ...people,
  ...family,
  ...deafCommunity,
  ...feelings,
  ...questions,
  ...actions,
  ...describing,
  ...time,
  ...numbers,
  ...food,
  ...school,
  ...health,
];
