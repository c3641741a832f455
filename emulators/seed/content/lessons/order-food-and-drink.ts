import type { FreeLesson } from "@shop/schemas/generated/sanity.types.ts";
import { lessonAddress } from "#seed/content/lessons/lesson-address.ts";
import { picture } from "#seed/content/picture.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { signReferences } from "#seed/content/signs/to-signs.ts";
import { story } from "#seed/content/story.ts";
import { film } from "#seed/content/videos/film.ts";

export const orderFoodAndDrink = {
  ...lessonAddress("order-food-and-drink"),
  title: "Order food and drink",
  summary:
    "Want, like, more and six things on the table. And the word order that names a thing before it judges it.",
  image: picture(
    "lessons/order-food-and-drink.webp",
    "A large 9 and three round plates. An arc leads from the smallest to the largest.",
  ),
  video: film("lessons/order-food-and-drink", {
    title: "First the topic, then the comment",
    duration: "0:07",
    posterAlt:
      "The glosses COFFEE, I and LIKE under a line that rises over the first and is level over the others.",
    transcript:
      "An animation without sound and without a signer. The English sentence “I like coffee” stands in a row. The word coffee flies along an arc to the front and becomes the gloss COFFEE. A line rises over it, as the brows do. After a short pause the line comes down and runs on level, and I LIKE follows.",
  }),
  body: story(
    "A table is the best classroom. Everything you talk about is in front of you, and everybody is in a good mood.",
    "## At the mouth, at the chin, in the hands",
    "{EAT} brings closed fingers to the lips. {DRINK} tips a glass that isn’t there. {WATER} taps a W at the chin. Other signs show what hands do: {MILK} squeezes, {COFFEE} grinds, {BREAD} slices, {CHEESE} presses. {APPLE} turns a knuckle on the cheek. If you remember the picture, you remember the sign.",
    "## I would like",
    "{WANT} pulls two open hands toward you. To ask, raise your brows. To offer more, add {MORE}:",
    "- `YOU WANT WATER`: “Would you like some water?”",
    "- `BREAD, YOU WANT MORE`: “Would you like more bread?”",
    "{LIKE} draws something from your chest with thumb and middle finger. A headshake turns it around: you don’t like it. Your face tells how much.",
    "## First the topic",
    "You can sign `I LIKE COFFEE`. You can also name the coffee first, brows raised, make a tiny pause, and then say what you think of it:",
    "- `COFFEE, I LIKE`",
    "- `CHEESE, I WANT MORE`",
    "- `MILK, BABY DRINK FINISH`",
    "This is called topic and comment. The topic says what we’re talking about. The comment says what about it. You’ll see it everywhere in ASL, and it’s useful at a table, where you can simply point at the topic.",
    "## With full hands",
    "Signers eat and talk too, one after the other. Put the fork down, sign, pick it up again. One hand can do a lot while the other holds a cup. And if someone at the table is Deaf, sit so that everyone sees everyone: a round table is better than a long one, and a low vase is better than a tall one.",
    "At the end: `EAT FINISH, GOOD, THANK-YOU`.",
  ),
  signs: signReferences(["EAT", "DRINK", "WATER", "MILK", "COFFEE", "BREAD", "CHEESE", "APPLE", "MORE"]),
  practice: [
    "Name everything on the table at your next meal before you eat it.",
    "Say three things you like and three you don’t, topic first.",
    "Offer a guest, or a chair, four things to eat and drink.",
    "Sign with one hand while the other holds a cup. Which signs still work?",
  ],
  meta: {
    _type: "metadata",
    title: "Food and drink in ASL: free lesson 9",
    description:
      "Order food in American Sign Language: want, like, more, and signs for coffee, water, milk, bread and cheese. With topic and comment explained.",
    keywords: ["food in ASL", "ASL topic comment", "coffee in sign language"],
  },
} satisfies Seed<FreeLesson>;
