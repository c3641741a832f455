import { actionSigns } from "#seed/content/signs/actions.ts";
import { animalSigns } from "#seed/content/signs/animals.ts";
import { colorSigns } from "#seed/content/signs/colors.ts";
import { deafCommunitySigns } from "#seed/content/signs/deaf-community.ts";
import { describingSigns } from "#seed/content/signs/describing.ts";
import { familySigns } from "#seed/content/signs/family.ts";
import { feelingSigns } from "#seed/content/signs/feelings.ts";
import { foodSigns } from "#seed/content/signs/food.ts";
import { greetingSigns } from "#seed/content/signs/greetings.ts";
import { healthSigns } from "#seed/content/signs/health.ts";
import { natureSigns } from "#seed/content/signs/nature.ts";
import { numberSigns } from "#seed/content/signs/numbers.ts";
import { peopleSigns } from "#seed/content/signs/people.ts";
import { placeSigns } from "#seed/content/signs/places.ts";
import { questionSigns } from "#seed/content/signs/questions.ts";
import { schoolSigns } from "#seed/content/signs/school.ts";
import { timeSigns } from "#seed/content/signs/time.ts";

/** The dictionary a fresh clone opens with: common signs in their widely documented citation forms. */
export const signs = [
  ...greetingSigns,
  ...peopleSigns,
  ...familySigns,
  ...deafCommunitySigns,
  ...feelingSigns,
  ...questionSigns,
  ...actionSigns,
  ...describingSigns,
  ...timeSigns,
  ...numberSigns,
  ...colorSigns,
  ...foodSigns,
  ...placeSigns,
  ...schoolSigns,
  ...healthSigns,
  ...animalSigns,
  ...natureSigns,
];
