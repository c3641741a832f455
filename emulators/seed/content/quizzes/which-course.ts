import type { Quiz } from "@shop/schemas/generated/sanity.types.ts";
import { courseId } from "#seed/content/course-id.ts";
import { picture } from "#seed/content/picture.ts";
import { bands, opening, questions } from "#seed/content/quizzes/quiz-parts.ts";
import type { Seed } from "#seed/content/seed-document.ts";

export const whichCourseQuiz = {
  _id: "quiz-which-course",
  _type: "quiz",
  quizId: "which-course",
  title: "Which course should I start with?",
  slug: { _type: "slug", current: "which-course-should-i-start-with" },
  introduction:
    "Ten questions, about four minutes. They begin with first signs and end with storytelling. Answer what you know and guess the rest: there’s no bad result, only a good place to begin.",
  image: picture(
    "quizzes/which-course.webp",
    "Four curves fan out from one dot, each with an arrow toward a disc of its own.",
  ),
  order: 1,
  opening: opening("Who’s it for?", [
    { text: "Me, or someone who’s 15 or older" },
    {
      text: "A child",
      result: {
        title: "Kids Level 1A comes first",
        text: "Deaf actress Noor Lindqvist begins with hello, names, and play, so no child needs to know a sign. Level 1B goes on from there, and the bundle has both.",
        freeLessons: ["say-hello-and-thank-you", "talk-about-your-family"],
        recommendedProducts: [
          courseId["kids-asl-course-level-1a"],
          courseId["asl-essentials-bundle-for-kids"],
        ],
      },
    },
  ]),
  questions: questions([
    {
      prompt: "Someone signs YOU DEAF to you with raised eyebrows. What do they say?",
      answers: ["You are Deaf.", "Are you Deaf?", "You aren’t Deaf.", "Who is Deaf?"],
      right: "Are you Deaf?",
      explanation:
        "Raised eyebrows and a head that leans forward make a yes-or-no question. With a calm face the same two signs state a fact.",
    },
    {
      prompt: "A flat hand rubs a circle on the chest. Which sign is it?",
      answers: ["PLEASE", "SORRY", "MY", "HAPPY"],
      right: "PLEASE",
      explanation:
        "PLEASE is the flat hand in a circle. A fist makes SORRY, a flat hand that rests makes MY, and one that brushes up makes HAPPY.",
      sign: "PLEASE",
    },
    {
      prompt: "Your thumb touches the tip of your ring finger. Which number do you show?",
      answers: ["Six", "Seven", "Eight", "Nine"],
      right: "Seven",
      explanation:
        "From six to nine the thumb goes from the little finger to the index finger. The ring finger is the second stop.",
      sign: "SEVEN",
    },
    {
      prompt: "You ask a question with WHERE. What do your eyebrows do?",
      answers: ["They go up", "They stay level", "They move up and down", "They go down"],
      right: "They go down",
      explanation:
        "Questions with who, what, where, when, why, how and which lower the brows. Yes-or-no questions raise them.",
      sign: "WHERE",
    },
    {
      prompt: "You want to say that you’ll work tomorrow. Which order is the most usual?",
      answers: ["I WORK TOMORROW", "WORK I TOMORROW", "TOMORROW I WORK", "WORK TOMORROW I"],
      right: "TOMORROW I WORK",
      explanation: "ASL likes to set the time first. Everything after it happens at that time.",
      sign: "TOMORROW",
    },
    {
      prompt: "How do you turn I LIKE COFFEE into “I don’t like coffee”?",
      answers: [
        "Shake your head while you sign it",
        "Sign it faster",
        "Sign it with the other hand",
        "Look away at the end",
      ],
      right: "Shake your head while you sign it",
      explanation:
        "A headshake over the sentence makes it negative. You may add NOT, but the head has said it already.",
    },
    {
      prompt: "In COFFEE, I LIKE, what marks COFFEE as the topic?",
      answers: [
        "It’s spelled, not signed",
        "It’s signed twice",
        "The eyebrows are raised on it, and a short pause follows",
        "The other hand points at it",
      ],
      right: "The eyebrows are raised on it, and a short pause follows",
      explanation:
        "Raised brows and a pause say: this is what I’m talking about. Then the comment comes, with a level face.",
    },
    {
      prompt: "How does HELP show who helps whom?",
      answers: [
        "By the speed of the sign",
        "By the direction it moves in",
        "By the hand that makes it",
        "It can’t show it",
      ],
      right: "By the direction it moves in",
      explanation:
        "HELP is one of the verbs that move between people: away from you for “I help you”, toward you for “you help me”.",
      sign: "HELP",
    },
    {
      prompt: "What’s a classifier?",
      answers: [
        "A sign for a color",
        "A list of signs by topic",
        "The first letter of a name sign",
        "A handshape that stands for a kind of thing and shows where it is or how it moves",
      ],
      right: "A handshape that stands for a kind of thing and shows where it is or how it moves",
      explanation:
        "One handshape can be any vehicle, another a person who stands or walks. With classifiers you show a scene instead of describing it.",
    },
    {
      prompt: "A storyteller turns her shoulders, looks up and answers as a child would. What’s this called?",
      answers: ["Fingerspelling", "Role shift", "A name sign", "Topic and comment"],
      right: "Role shift",
      explanation:
        "In role shift the signer becomes the person in the story, with body, eyes and face. The audience sees who speaks, and to whom.",
    },
  ]),
  bands: bands([
    {
      from: 0,
      to: 39,
      title: "Begin at the beginning: Level 1A",
      text: "ASL is new to you, and Level 1A is made for that. It starts with your name and your first conversation. Try two or three free lessons first and see how it feels in your hands.",
      freeLessons: ["spell-your-name", "say-hello-and-thank-you", "ask-yes-or-no"],
      recommendedProducts: [
        courseId["level-1a-online-asl-course"],
        courseId["asl-essentials-bundle"],
        "book-getting-started-with-asl",
      ],
    },
    {
      from: 40,
      to: 69,
      title: "You have the basics: look at Level 1B",
      text: "You know how questions look and how signs are put in order. If you’ve finished Level 1A or learned the same elsewhere, Level 1B takes you to plans, meals and whole days. If some answers were guesses, Level 1A will close the gaps.",
      freeLessons: ["say-when-it-happens", "order-food-and-drink", "ask-who-what-and-where"],
      recommendedProducts: [
        courseId["level-1b-online-asl-course"],
        courseId["asl-essentials-bundle"],
        "book-building-on-the-basics-of-asl",
      ],
    },
    {
      from: 70,
      to: 89,
      title: "You’re ready for space: Level 2A",
      text: "You hold conversations and know your grammar. Level 2A adds what only a language of space can do: classifiers, verbs that move between people and a first role shift. It builds on Levels 1A and 1B.",
      freeLessons: ["keep-a-conversation-going", "say-how-you-feel"],
      recommendedProducts: [
        courseId["level-2a-online-asl-course"],
        courseId["complete-course-bundle"],
        "book-elevating-your-signing-skills",
      ],
    },
    {
      from: 90,
      to: 100,
      title: "Tell us a story: Level 2B",
      text: "You know the questions that end our courses. Level 2B is for you if the earlier levels are behind you: longer stories, opinions and several people in one scene. Most of all, go where people sign.",
      freeLessons: ["keep-a-conversation-going"],
      recommendedProducts: [
        courseId["level-2b-online-asl-course"],
        courseId["complete-course-bundle"],
        "book-refining-your-asl-skills",
      ],
    },
  ]),
  meta: {
    _type: "metadata",
    title: "Quiz: which ASL course should I start with?",
    description:
      "Ten questions from first signs to storytelling. Find out which ASL level fits you, and get free lessons to try today.",
    keywords: ["ASL placement quiz", "which ASL level", "ASL course for beginners"],
  },
} satisfies Seed<Quiz>;
