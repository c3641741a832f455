import type { BlogPost } from "@shop/schemas/generated/sanity.types.ts";
import { postAddress, relatedPosts } from "#seed/content/blog/post-address.ts";
import { picture } from "#seed/content/picture.ts";
import { reference } from "#seed/content/reference.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { story } from "#seed/content/story.ts";

export const fifteenMinutesADay = {
  ...postAddress("fifteen-minutes-a-day"),
  title: "A plan for fifteen minutes a day",
  excerpt:
    "Five minutes to watch, five to sign, five to look back. A small plan that fits around work, children and a tired evening.",
  cover: picture(
    "blog/fifteen-minutes-a-day.webp",
    "A large circle like a clock face. A thick arc with an arrowhead covers its first quarter.",
  ),
  author: reference("author-june-castellan"),
  publishedAt: "2026-09-22T15:00:00Z",
  tags: ["Practice", "Beginners"],
  body: story(
    "Somebody wrote to us: “I have bought the course, I love it, and I haven’t opened it since Tuesday.” It was a Thursday, so I thought that was rather good.",
    "Still, the question behind it’s a fair one. How do you keep a language going when you have a job, a family and one good hour a week that always goes to something else? My answer isn’t more discipline. It’s a smaller plan.",
    "## Why small works",
    "Signing is a skill of the body. You learn it the way you learn to ride a bike or to cook, by doing it again after you have slept. Fifteen minutes on four days does more for you than an hour on Sunday, because you sleep in between, and because you won’t dread them.",
    "## The three fives",
    picture(
      "blog/fifteen-minutes-a-day-week.webp",
      "A week in seven columns. Four days have a bar of three parts, watch, sign and look back. Three days are empty.",
    ),
    "### Five minutes: watch",
    "Choose one short piece of a lesson. Watch it twice, and do nothing else. No copying, no notes. The first time you follow the meaning. The second time you look at what the face does.",
    "### Five minutes: sign",
    "Now copy it in pieces. Stop after each sentence and sign it three times: once slowly for the handshapes, once for the face, once as if you meant it. Stand up if you can. People sign better with their feet on the ground.",
    "Then change one thing. If the sentence is `MY SISTER LIKE COFFEE`, make it your brother, or make it tea. A sentence you have changed is yours.",
    "### Five minutes: look back",
    "Take yesterday’s piece and sign it without watching. Only then play it and compare. What you had forgotten isn’t a failure. It’s the one thing to practice tomorrow, and you’ve just found it for free.",
    "## Make it easy to begin",
    "- **Tie it to something.** After the first coffee, before the shower, while the pasta boils. A time that already exists is better than a reminder.",
    "- **Leave the page open.** Stop in the middle of a lesson and not at its end, so that tomorrow begins with a click and without a decision.",
    "- **Film yourself on Fridays.** Ten seconds on your phone. Don’t show it to anybody. Compare it with the Friday four weeks before.",
    "- **Miss a day without a fuss.** Four days out of seven is the plan. The other three aren’t debts.",
    "## Meet people",
    "No plan replaces a person. After a few weeks, look for Deaf events near you: a coffee evening, a movie with open captions, a signing table at the library. Go, introduce yourself, say that you’re learning, and stay for half an hour. You’ll understand a third of it. Next month it’ll be a bit more.",
    "If there’s nothing near you, sign with somebody at home. Two learners make each other’s mistakes bearable. Teach your sister five signs, and you’ll know them forever.",
    "> Nobody ever became fluent on a good day. It’s the ordinary days that do it.",
    "## How long will it take?",
    "I won’t promise you a number of weeks. It depends on who you meet and how often you laugh. What I can tell you is how our courses are built: each single course has five lessons and takes most people about five weeks, and you have a year for it. At fifteen minutes four times a week you’ll be comfortable, with room for a vacation and a cold.",
    "When your year seems short, remember that the person at the start of this story began again on that Thursday, right after she had written to us. She told me so. She also told me that she had signed good night to her neighbor across the courtyard, and the neighbor had signed it back.",
    "You can try the plan tonight with a [free lesson](/free-lessons/asl-level-1). If you would rather practice something very small first, take the [ten signs](/blog/your-first-ten-signs) and the kettle.",
  ),
  relatedPosts: relatedPosts("your-first-ten-signs", "fingerspelling-without-fear"),
  meta: {
    _type: "metadata",
    title: "Practice ASL: a plan for fifteen minutes a day",
    description:
      "Five minutes to watch, five to sign, five to look back: a small ASL practice plan by a Deaf editor that fits around work and family.",
    keywords: ["practice ASL", "ASL practice plan", "learn sign language at home"],
  },
} satisfies Seed<BlogPost>;
