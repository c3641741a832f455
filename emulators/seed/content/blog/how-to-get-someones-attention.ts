import type { BlogPost } from "@shop/schemas/generated/sanity.types.ts";
import { postAddress, relatedPosts } from "#seed/content/blog/post-address.ts";
import { picture } from "#seed/content/picture.ts";
import { reference } from "#seed/content/reference.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { story } from "#seed/content/story.ts";

export const howToGetSomeonesAttention = {
  ...postAddress("how-to-get-someones-attention"),
  title: "How to get a Deaf person’s attention",
  excerpt:
    "Wave, tap, flick the light, stamp on the floor: what’s polite, what’s rude, and how to walk between two people who are signing.",
  cover: picture(
    "blog/how-to-get-someones-attention.webp",
    "A hand waves low above a table edge. Rings spread from it like rings in water.",
  ),
  author: reference("author-june-castellan"),
  publishedAt: "2025-12-09T15:00:00Z",
  tags: ["Deaf culture", "Beginners"],
  body: story(
    "You want to say something to me. I’m reading, with my back to the door. What do you do?",
    "Most hearing visitors do one of two things. They stand there until I happen to look up, which may be after the next chapter. Or they rush around the chair and wave both arms in front of my nose, and then we’re both startled.",
    "There’s a whole set of good manners between those two. Deaf children learn it at home. Everyone else can learn it in five minutes.",
    "## Wave",
    "If the person can see you at the edge of their view, wave a hand, low and relaxed, once or twice. Don’t swing it right in front of their eyes. If they’re talking with somebody, wave once, lower your hand and wait: you have rung the bell, and they’ll come.",
    "## Tap",
    "If they can’t see you, walk up and tap them on the shoulder or the upper arm. Two light taps, with the flat of the fingers. Not on the head, not on the back, and no poking. If it’s urgent, tap a little faster, not harder.",
    "Touch like this is ordinary among Deaf people and doesn’t mean anything more than “excuse me”.",
    "## Use the room",
    "- **The floor.** A stamp on a wooden floor travels through it to everybody’s feet. Once is enough. On concrete it only hurts your heel.",
    "- **The table.** Knock on it, and people feel it through their arms. Good at dinner, bad in a library.",
    "- **The light.** Flick the switch off and on to call a whole room. Do it gently, twice. Rapid flashing means that the house is on fire.",
    "- **Other people.** Catch the eye of someone near the person you want, and point. They’ll tap for you. Nobody minds being part of the chain.",
    "Throwing small soft things is between you and your brother.",
    "## When two people are signing in your way",
    "This is the question I’m asked most often. Two people stand in a corridor and sign across it. You need to get through.",
    picture(
      "blog/how-to-get-someones-attention-corridor.webp",
      "A corridor from above. Two people face each other across it, joined by a dashed line. The path of a third person goes straight through the line without stopping.",
    ),
    "Walk through. Don’t stop, don’t duck, don’t wait for a gap, and please don’t start an apology, because now you’re standing exactly where you must not stand. If you like, sign a small `EXCUSE-ME` as you go, without slowing down. You were in the way for half a second. They’ll hardly notice.",
    "Stopping to be polite is the one thing that breaks the conversation.",
    "## Keep the line open",
    "Getting attention is only the beginning. In ASL, looking is listening. If you look away while somebody signs to you, you have put down the phone.",
    "So if you have to look away, say so first. Hold up a finger, sign `WAIT` or `HOLD-ON`, look at your child on the stairs, and come back. If something in the room has drawn your eye, tell us what it was. We can’t hear the plate that fell in the kitchen, and we would like to know.",
    "> Being told what the noise was is one of the kindest small things a hearing friend can do.",
    "## Three things to leave out",
    "1. Don’t shout. It makes your mouth hard to read and tells the rest of the café that something is wrong.",
    "1. Don’t talk to the interpreter as if we weren’t there. Look at the Deaf person. The interpreter’s voice will find you.",
    "1. Don’t say “never mind, it’s not important” when we ask what was said. Let’s decide.",
    "None of this is hard. It’s mostly a question of remembering that the other person’s attention lives in their eyes. If you’d like more of it, each lesson of [Level 1A](/courses/level-1a-online-asl-course) answers one question of manners along with the grammar.",
  ),
  relatedPosts: relatedPosts("deaf-with-a-capital-d", "signing-with-kids-at-the-table"),
  meta: {
    _type: "metadata",
    title: "How to get a Deaf person’s attention, politely",
    description:
      "Wave low, tap the shoulder, flick the light: Deaf manners for getting attention, and why you should walk straight between two signers.",
    keywords: ["Deaf culture", "Deaf etiquette", "get a Deaf person’s attention"],
  },
} satisfies Seed<BlogPost>;
