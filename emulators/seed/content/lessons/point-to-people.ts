import type { FreeLesson } from "@shop/schemas/generated/sanity.types.ts";
import { lessonAddress } from "#seed/content/lessons/lesson-address.ts";
import { picture } from "#seed/content/picture.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { signReferences } from "#seed/content/signs/to-signs.ts";
import { story } from "#seed/content/story.ts";

export const pointToPeople = {
  ...lessonAddress("point-to-people"),
  title: "Point to people",
  summary: "I, you, she and they’re all one movement: a point. Mine and yours are a flat palm.",
  image: picture(
    "lessons/point-to-people.webp",
    "A large 3. From one dot four arrows point at four discs of different colors.",
  ),
  body: story(
    "English has many small words for people: I, me, you, he, him, she, her, we, they. ASL has a pointing finger. Where it points is what it says.",
    "## A finger for the person",
    "Touch your own chest for {I}. Point at the person you talk with for {YOU}. Point at someone else in the room for `HE` or `SHE`: the sign is the same, because ASL doesn’t ask whether that person is a man or a woman. Move the finger along a row of people for `THEY`. For `WE`, the finger arcs from one side of your own chest to the other.",
    "Many of us were told as children that pointing is rude. In ASL it’s grammar, and nobody is offended.",
    "## A palm for what they own",
    "Now flatten your hand. Laid on your chest it says {MY}. Turned to the other person it says {YOUR}. Turned to someone at the side it says `HIS` or `HER`.",
    "- `I` is a finger, `MY` is a palm",
    "- `YOU` is a finger, `YOUR` is a palm",
    "## When the person isn’t there",
    "You can point at people who are somewhere else. Name them once and point to a place beside you: `MY SISTER`, then a point to the right. From now on that place is your sister. Each time you point there, everyone knows whom you mean. Put your brother on the left, and you can tell a whole story with two empty spots in the air.",
    "## Where to look",
    "When you point at someone else, your eyes may go there for a moment, but then they come back to the person you’re talking with. If they stay on the other one, it looks as if you’re now talking to them.",
    "## Short sentences",
    "ASL has no word for am, are or is. Two signs can be a whole sentence:",
    "- `I STUDENT` says “I’m a student”",
    "- `SHE DEAF` says “She is Deaf”",
    "- `MY FRIEND TEACHER` says “My friend is a teacher”",
  ),
  signs: signReferences(["I", "YOU", "MY", "YOUR", "FRIEND", "STUDENT", "TEACHER"]),
  practice: [
    "Look around you and point: I, you, she, he, they. Say each person’s name in your head.",
    "Pick five things on the table and say whose they are: my, your, her.",
    "Give two friends who aren’t there a place on your left and right. Say one thing about each.",
    "Tell the mirror three facts about yourself without a word for am.",
  ],
  meta: {
    _type: "metadata",
    title: "I, you, my, your in ASL: free lesson 3",
    description:
      "Pronouns in American Sign Language: point with a finger for people, with a flat palm for what belongs to them, and give absent people a place.",
    keywords: ["ASL pronouns", "pointing in sign language", "ASL grammar for beginners"],
  },
} satisfies Seed<FreeLesson>;
