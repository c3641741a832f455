import type { FreeLesson } from "@shop/schemas/generated/sanity.types.ts";
import { lessonAddress } from "#seed/content/lessons/lesson-address.ts";
import { picture } from "#seed/content/picture.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { signReferences } from "#seed/content/signs/to-signs.ts";
import { story } from "#seed/content/story.ts";

export const sayHowYouFeel = {
  ...lessonAddress("say-how-you-feel"),
  title: "Say how you feel",
  summary: "Eight feelings, and the face that says how strong they are. In ASL a smile can be an adverb.",
  image: picture(
    "lessons/say-how-you-feel.webp",
    "A large 11. A line moves in waves that grow from a ripple to a tall crest.",
  ),
  body: story(
    "How are you? In English people say “fine” and nobody looks up. In ASL they’re already looking at your face, so you may as well tell the truth.",
    "## Where feelings live",
    "Many feelings are signed on the chest. {HAPPY} brushes up. {EXCITED} brushes up by turns, with bent middle fingers. {LOVE} crosses the arms in a hug. {ANGRY} pulls up from the stomach and out. {TIRED} lets both hands sink. {SCARED} throws two open hands before the chest.",
    "Others are at home on the face: {SAD} slides down before it. And {SICK} touches two places at once, forehead and stomach.",
    "Look for the direction. Good feelings often rise, heavy ones often fall.",
    "## The face does the measuring",
    "English needs small words for strength: a little sad, very sad, terribly sad. ASL makes the sign and the face smaller or bigger.",
    "- A little tired: a small movement, calm face",
    "- Tired: the sign as you learned it",
    "- Exhausted: slow and heavy, cheeks puffed, shoulders down",
    "Never sign a feeling against your face. `HAPPY` with a bored face doesn’t mean happy. It means that something is wrong, or that you’re joking.",
    "## Say why",
    "Give the reason first and the feeling after it, or ask yourself the question in between:",
    "- `MY CAT SICK, I SAD`",
    "- `TOMORROW SCHOOL START, I EXCITED`",
    "- `I TIRED WHY, WORK ALL-DAY`",
    "The last pattern looks like a question, but nobody has to answer it. Raise your brows at {WHY}, and give the answer yourself. Signers use it all the time.",
    "## Ask others",
    "- `HOW YOU`",
    "- `YOU SAD WHY`, brows down",
    "- `YOU TIRED`, brows up",
    "Then watch. A friend who answers {GOOD} with small hands and a low head has told you more than one thing. In ASL you can always ask again.",
  ),
  signs: signReferences(["HAPPY", "SAD", "ANGRY", "SCARED", "EXCITED", "LOVE", "TIRED", "SICK"]),
  practice: [
    "Sign TIRED three times: a little, normal, completely worn out.",
    "Make each feeling with your face first, then let the hands join in.",
    "Tell how you felt on three days of this week, and why.",
    "With a friend: sign one feeling with the wrong face. They guess which one you meant.",
  ],
  meta: {
    _type: "metadata",
    title: "Feelings in ASL: free lesson 11",
    description:
      "Happy, sad, tired, excited: eight feelings in American Sign Language, how your face shows their strength, and how to say why you feel that way.",
    keywords: ["feelings in ASL", "emotions in sign language", "happy in ASL"],
  },
} satisfies Seed<FreeLesson>;
