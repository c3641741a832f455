import type { FreeLesson } from "@shop/schemas/generated/sanity.types.ts";
import { lessonAddress } from "#seed/content/lessons/lesson-address.ts";
import { picture } from "#seed/content/picture.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { signReferences } from "#seed/content/signs/to-signs.ts";
import { story } from "#seed/content/story.ts";

export const keepAConversationGoing = {
  ...lessonAddress("keep-a-conversation-going"),
  title: "Keep a conversation going",
  summary:
    "What to do when you didn’t understand, how to take your turn, and the manners that make you welcome.",
  image: picture(
    "lessons/keep-a-conversation-going.webp",
    "A large 12. One line winds around two discs in a figure of eight and doesn’t quite close.",
  ),
  body: story(
    "You know enough signs now for a short talk. What beginners lack is rarely words. It’s what to do when something goes wrong. This lesson is about that.",
    "## When you didn’t understand",
    "Don’t nod. Say it:",
    "- `SORRY, I UNDERSTAND NOT`",
    "- `AGAIN PLEASE`",
    "- `SLOW SIGN PLEASE`",
    "- `HELP-ME PLEASE`, to a friend beside you",
    "- {WHAT}, with the sign you missed",
    "The last one is the best. Copy the sign that you didn’t know, look puzzled and wait. People will show it another way, spell it or point. That’s how Deaf people help each other too, because signs differ from town to town.",
    "If you understood, show it. A nod now and then tells the other person to go on, and `I KNOW` tells them that they don’t need to explain.",
    "## Getting someone’s eyes",
    "- Wave in the corner of their view, not in front of their nose",
    "- Tap the shoulder or the upper arm, once or twice, lightly",
    "- Knock on the table or stamp on a wooden floor: people feel it",
    "- Switch the light off and on when a whole room should look",
    "If someone is talking with another person, stand where they see you and wait. They’ll turn to you.",
    "## Walking past",
    "Two people sign in a doorway and you need to get through. Don’t stop and apologize, because that interrupts them more. Walk through, quickly, with a small `EXCUSE-ME` if you like. Nobody minds.",
    "## Light and space",
    "Stand with the light on you and not behind you. Keep your hands empty and your sleeves plain. Step back a little: signers need more room than speakers.",
    "## Telling the truth about yourself",
    "`I LEARN SIGN` is a good sentence. People don’t expect you to be quick. They do notice whether you look at them, whether you try, and whether you come back next week. When you’re tired, say so: `MY EYES TIRED, STOP NOW`. It happens to everyone who learns to listen with their eyes.",
  ),
  signs: signReferences(["AGAIN", "UNDERSTAND", "KNOW", "HELP", "SORRY", "SIGN", "TIRED"]),
  practice: [
    "Sign the three sentences for not understanding until they come without thinking.",
    "Watch a minute of signing without stopping it. Then write down three signs you would have asked about.",
    "Get the attention of people at home for a day without using your voice.",
    "Hold a five-minute conversation with someone, with everything you know. Stop when your eyes are tired.",
  ],
  meta: {
    _type: "metadata",
    title: "Keep an ASL conversation going: free lesson 12",
    description:
      "What to sign when you didn’t understand, how to get attention politely, and the manners of a signed conversation. The last of twelve free lessons.",
    keywords: ["ASL conversation", "Deaf culture manners", "I don’t understand in ASL"],
  },
} satisfies Seed<FreeLesson>;
