import { askWhoWhatAndWhere } from "#seed/content/lessons/ask-who-what-and-where.ts";
import { askYesOrNo } from "#seed/content/lessons/ask-yes-or-no.ts";
import { countToTen } from "#seed/content/lessons/count-to-ten.ts";
import { keepAConversationGoing } from "#seed/content/lessons/keep-a-conversation-going.ts";
import { orderFoodAndDrink } from "#seed/content/lessons/order-food-and-drink.ts";
import { pointToPeople } from "#seed/content/lessons/point-to-people.ts";
import { sayHelloAndThankYou } from "#seed/content/lessons/say-hello-and-thank-you.ts";
import { sayHowYouFeel } from "#seed/content/lessons/say-how-you-feel.ts";
import { sayWhenItHappens } from "#seed/content/lessons/say-when-it-happens.ts";
import { sayWhoYouAre } from "#seed/content/lessons/say-who-you-are.ts";
import { spellYourName } from "#seed/content/lessons/spell-your-name.ts";
import { talkAboutYourFamily } from "#seed/content/lessons/talk-about-your-family.ts";

/** Twelve free lessons of the first level; Level 1A begins where the last one ends. */
export const lessons = [
  spellYourName,
  sayHelloAndThankYou,
  pointToPeople,
  sayWhoYouAre,
  askYesOrNo,
  askWhoWhatAndWhere,
  countToTen,
  talkAboutYourFamily,
  orderFoodAndDrink,
  sayWhenItHappens,
  sayHowYouFeel,
  keepAConversationGoing,
];
