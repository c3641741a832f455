import type { BlogPost } from "@shop/schemas/generated/sanity.types.ts";
import { postAddress, relatedPosts } from "#seed/content/blog/post-address.ts";
import { picture } from "#seed/content/picture.ts";
import { reference } from "#seed/content/reference.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { story } from "#seed/content/story.ts";

export const deafWithACapitalD = {
  ...postAddress("deaf-with-a-capital-d"),
  title: "Deaf with a capital D",
  excerpt:
    "One letter, two meanings. Which words Deaf people use for themselves, which ones we would rather not see, and why you can simply ask.",
  cover: picture(
    "blog/deaf-with-a-capital-d.webp",
    "A very large capital D in dark ink on marigold, with a small d in outline beside it and an arc that leads from one to the other.",
  ),
  author: reference("author-june-castellan"),
  publishedAt: "2026-11-03T15:00:00Z",
  tags: ["Deaf culture"],
  body: story(
    "My job is to look at letters, so people ask me about this one. Why do you write Deaf with a capital in one line of a workbook, and with a small letter in the next? Is that a mistake?",
    "It isn’t, although I have found plenty of others. The capital means something.",
    "## The small d and the large one",
    "Written small, deaf is about ears. It says that a person hears little or nothing. That can be true of a baby, a soldier or your grandfather, whatever language they live in.",
    "Written large, Deaf is about people. It says that someone belongs to a community with a language, a history, schools, theaters, jokes and a firm opinion about lighting in restaurants. We write French or Navajo with a capital for the same reason.",
    "In ASL you won’t see the difference on the hands. The sign {DEAF} is the same: an index finger touches the cheek near the ear and near the mouth. What you’ll see is how people introduce themselves. `I DEAF` comes in the first sentence, next to the name and the school, and it’s said with some pride.",
    picture(
      "blog/deaf-with-a-capital-d-words.webp",
      "Word cards in two rows. Kept: Deaf, hard of hearing, DeafBlind, late-deafened. Put away, crossed out: hearing-impaired, deaf and dumb, deaf-mute.",
    ),
    "## Words that fit",
    "- **Deaf**: for people who are part of Deaf culture, most of whom sign.",
    "- **Hard of hearing**: for people who hear some, whether they sign or not. Many move between both worlds and have jokes about each.",
    "- **DeafBlind**: for people who are both. Many use a form of sign that’s felt and not seen.",
    "- **Late-deafened**: for people who became deaf as adults, often with a spoken language as their home.",
    "- **Hearing**: for everybody else. Yes, there’s a word for you. It isn’t an insult.",
    "Some people write d/Deaf or Deaf and hard of hearing when they mean everybody. Both are fine.",
    "## Words to put away",
    "“Hearing-impaired” was once thought polite. It names a whole people after something that’s broken, and hardly any of us feel broken. “Deaf and dumb” and “deaf-mute” are older, and worse. We aren’t without language. We have a very good one.",
    "Be careful with “suffers from deafness” as well. I have suffered from toothache, from the winter of the burst pipe and from a committee. I have never suffered from being Deaf.",
    "> Hearing people see what we can’t hear. I wish they could see what we can see.",
    "## Not everyone agrees, and that’s normal",
    "A community isn’t a choir. Some people with hearing aids call themselves Deaf, others hard of hearing, others both, depending on the day. Some who grew up without sign found it as adults, and the capital D with it. Others never did, and don’t miss it.",
    "No label tells you how someone likes to communicate. So do the simple thing: watch what people call themselves, and follow them. If you aren’t sure, ask. “Do you say Deaf or hard of hearing?” is a perfectly good question. “Can you hear me at all?” isn’t.",
    "## What it means for a learner",
    "When you learn ASL, you aren’t learning a set of useful gestures. You’re a guest in a language. Guests do a few things without being told.",
    "1. Learn from Deaf people, and credit them.",
    "1. Don’t invent signs, or give yourself a name sign. A name sign is given by Deaf people who know you.",
    "1. If you make videos or teach others, ask whether a Deaf person should be doing it. Often the answer is yes.",
    "1. Stay when it’s hard. That’s when you’re most welcome.",
    "Everything we sell is made on this basis: adults are taught by a Deaf instructor, kids by a Deaf actress. You can read [who we are](/about-us), or begin with [how to get a Deaf person’s attention](/blog/how-to-get-someones-attention), which is the first thing you’ll need once you know what to call us.",
  ),
  relatedPosts: relatedPosts("how-to-get-someones-attention", "asl-is-not-english-on-the-hands"),
  meta: {
    _type: "metadata",
    title: "Deaf or deaf? Words and what they mean",
    description:
      "Why Deaf has a capital, what hard of hearing and late-deafened mean, and which words to put away. A Deaf editor explains, kindly.",
    keywords: ["Deaf with a capital D", "Deaf culture", "hard of hearing", "Deaf identity"],
  },
} satisfies Seed<BlogPost>;
