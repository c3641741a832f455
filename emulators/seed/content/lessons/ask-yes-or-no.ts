import type { FreeLesson } from "@shop/schemas/generated/sanity.types.ts";
import { lessonAddress } from "#seed/content/lessons/lesson-address.ts";
import { picture } from "#seed/content/picture.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { signReferences } from "#seed/content/signs/to-signs.ts";
import { story } from "#seed/content/story.ts";
import { film } from "#seed/content/videos/film.ts";

export const askYesOrNo = {
  ...lessonAddress("ask-yes-or-no"),
  title: "Ask yes or no",
  summary: "Raise your eyebrows and a statement becomes a question. Shake your head and it becomes a no.",
  image: picture(
    "lessons/ask-yes-or-no.webp",
    "A large 5. Two thick raised eyebrows over a line that rises toward its end.",
  ),
  video: film("lessons/ask-yes-or-no", {
    title: "The brows make the question",
    duration: "0:07",
    posterAlt: "The glosses YOU and DEAF under a line that has risen into an arc.",
    transcript:
      "An animation without sound and without a signer. The glosses YOU and DEAF appear side by side. A level line is drawn above them: “You are Deaf.” Then the line rises into an arc and stays up until the last gloss is done: “Are you Deaf?”",
  }),
  body: story(
    "In English your voice goes up at the end of a question. In ASL your eyebrows go up. The hands can sign exactly the same thing; the face decides what it is.",
    "## One sentence, two meanings",
    "Sign `YOU DEAF` with a calm face: “You are Deaf.” Now sign it again, raise your eyebrows, lean your head forward a little and look at the person as if you waited: “Are you Deaf?”",
    "Three things make a yes-or-no question:",
    "- The eyebrows go up",
    "- The head comes forward",
    "- You hold the last sign a moment and wait",
    "Raise your brows with the first sign and keep them there to the end. If they come down too early, the question is gone.",
    "## Try it",
    "- `YOU STUDENT`: “Are you a student?”",
    "- `YOU WANT COFFEE`: “Do you want coffee?”",
    "- `YOUR SISTER LIKE DOG`: “Does your sister like dogs?”",
    "Often the pointing comes back at the end: `YOU DEAF YOU`. It makes the question clearer, and it doesn’t sound like a mistake as it would in English.",
    "## Yes",
    "{YES} is a fist that nods. Most of the time the head nods as well, and very often the head alone is enough. A listener who nods along doesn’t always mean yes. It can mean: I follow you, go on.",
    "## No",
    "{NO} snaps two fingers shut on the thumb. It answers a question. To make a whole sentence negative, shake your head while you sign it:",
    "- `I STUDENT`, with a headshake: “I am not a student”",
    "- `I LIKE COFFEE`, with a headshake: “I don’t like coffee”",
    "You may add `NOT`, but the headshake has already said it. So think of the face as the second half of every sentence. It takes a few days until it stops feeling like acting. After that you’ll miss it in English.",
  ),
  signs: signReferences(["YES", "NO", "WANT", "LIKE", "COFFEE"]),
  practice: [
    "Sign YOU DEAF six times: statement, question, statement, question. Move only your brows and head.",
    "Cover your hands in the mirror. Can you tell from your face alone which one it was?",
    "Ask a friend five yes-or-no questions. They answer with the head only.",
    "Say three things that aren’t true about you, with a headshake and without NOT.",
  ],
  meta: {
    _type: "metadata",
    title: "Yes-or-no questions in ASL: free lesson 5",
    description:
      "How eyebrows make a question in American Sign Language, how a headshake makes a no, and why you hold the last sign. With practice for the mirror.",
    keywords: ["ASL questions", "facial grammar", "yes and no in sign language"],
  },
} satisfies Seed<FreeLesson>;
