import type { BlogPost } from "@shop/schemas/generated/sanity.types.ts";
import { postAddress, relatedPosts } from "#seed/content/blog/post-address.ts";
import { picture } from "#seed/content/picture.ts";
import { reference } from "#seed/content/reference.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { story } from "#seed/content/story.ts";

export const signingWithKidsAtTheTable = {
  ...postAddress("signing-with-kids-at-the-table"),
  title: "Signing with kids at the table",
  excerpt:
    "Dinner is the best lesson of the day: everybody faces everybody, and everybody wants something. Five signs are enough.",
  cover: picture(
    "blog/signing-with-kids-at-the-table.webp",
    "A round table from above with four plates. Four hands reach in from the sides, and thin arcs join the places.",
  ),
  author: reference("author-noor-lindqvist"),
  publishedAt: "2026-02-16T15:00:00Z",
  tags: ["Kids", "Families", "Practice"],
  body: story(
    "Parents tell me they would sign with their children if only they had time. Then I ask when everybody sits down in one place, looks at each other and urgently wants something. They laugh, because it happens every evening at six.",
    "Dinner is the best lesson of the day. You don’t have to prepare it, you were going to cook anyway.",
    "## Set the table for eyes",
    "A signing table is a little different from others, and it costs nothing.",
    "- Sit so that everybody can see everybody. A round table is a gift. At a long one, put the smallest signer in the middle and not at the end.",
    "- Move the tall things. A vase of flowers is a wall.",
    "- Have light on faces. Someone with a bright window behind them is a shadow with hands.",
    "- Put the fork down. You need at least one hand, and chewing slowly is good for all of us.",
    "## Five signs for the first week",
    "Choose five and keep them for seven days. These are mine.",
    "- {MORE}: bring the tips of your fingers and thumb together on both hands, and tap the two bunches against each other.",
    "- {MILK}: open and close your fist, as if you milked a very small cow.",
    "- {FINISH}: both hands open, palms to you; flip them outward in one go.",
    "- `HOT`: a claw in front of your mouth that turns and throws something away. Your face has just met the soup.",
    "- {WANT}: two open, curved hands, palms up, pull a little toward you.",
    picture(
      "blog/signing-with-kids-at-the-table-five.webp",
      "Five place cards on a table, each with a gloss: MORE, MILK, FINISH, HOT, WANT.",
    ),
    "Say nothing about learning. Just sign `MILK` with your eyebrows up when you hold the carton. Small children answer with their hands before they answer with sentences, and big children can’t bear it when a smaller one is ahead.",
    "## The rule that makes it work",
    "The youngest corrects the grown-ups. Always. If your `HOT` is sloppy, your six-year-old may send it back.",
    "Being the teacher is the best practice there is. A child who shows you how it’s done has to remember the handshape, see what’s wrong with yours and explain the difference. I couldn’t invent a better exercise, and I have tried.",
    "> At our table the person with the most sauce on her sleeve was usually the one telling the best story.",
    "## When it goes wrong",
    "It will be a mess for a few days. That’s fine.",
    "**Nobody looks up.** Wave low over the table, or tap the wood twice; people feel it through their elbows. Don’t wave a hand right in front of a face. You wouldn’t shout into an ear.",
    "**They only sign when they want ice cream.** Excellent. Ask back: `ICE-CREAM WANT WHICH`, eyebrows down. A want is the start of a conversation.",
    "**One child refuses.** Let them. Children learn with their eyes long before they join in with their hands. One evening the sign you thought was lost will come back, usually to complain about somebody.",
    "**You forgot a sign.** Spell it, point at it or act it. Then look it up together in the [dictionary](/asl/dictionary) after the dishes. Not knowing isn’t embarrassing. Pretending is.",
    "## The second week",
    "Keep the five and add two. Ask each child to choose one. You’ll get an animal, I promise you, and you’ll have to find out how to talk about elephants and potatoes in the same sentence. That’s the moment when it stops being vocabulary.",
    "If your children want more than a table can give, [Kids Level 1A](/courses/kids-asl-course-level-1a) has sixty videos, and I’ll be in all of them. There’s a digital PDF workbook with it that survives being printed, colored in and printed again.",
  ),
  relatedPosts: relatedPosts("story-time-without-a-sound", "how-to-get-someones-attention"),
  meta: {
    _type: "metadata",
    title: "Signing with kids at the dinner table",
    description:
      "Five ASL signs, a table set for eyes and one rule: a Deaf actress tells families how to make dinner the best signing lesson of the day.",
    keywords: ["sign language with kids", "family ASL", "ASL at home"],
  },
} satisfies Seed<BlogPost>;
