import type { Quiz } from "@shop/schemas/generated/sanity.types.ts";
import { courseId } from "#seed/content/course-id.ts";
import { picture } from "#seed/content/picture.ts";
import { bands, questions } from "#seed/content/quizzes/quiz-parts.ts";
import type { Seed } from "#seed/content/seed-document.ts";

export const alphabetAndNumbersQuiz = {
  _id: "quiz-alphabet-and-numbers",
  _type: "quiz",
  quizId: "alphabet-and-numbers",
  title: "How well do you know the ASL alphabet and numbers?",
  slug: { _type: "slug", current: "asl-alphabet-and-numbers" },
  introduction:
    "Ten questions about letters, numbers and the good habits that make them readable. You need about three minutes and one hand to try things out.",
  image: picture(
    "quizzes/alphabet-and-numbers.webp",
    "The characters A, B, C, 1 and 2 in a row. An arc leaps along over them, higher each time.",
  ),
  order: 2,
  questions: questions([
    {
      prompt: "Which letters of the alphabet are drawn in the air with a movement?",
      answers: ["J", "O", "Z", "M"],
      right: ["J", "Z"],
      explanation:
        "J draws a hook with the little finger, Z draws its own shape with the index finger. All the others hold still.",
    },
    {
      prompt: "Flat hand, four fingers together and up, thumb folded across the palm. Which letter?",
      answers: ["D", "F", "B", "E"],
      right: "B",
      explanation:
        "That is B. For E the fingers bend down to the thumb, for D only the index finger is up, and F joins thumb and index finger.",
    },
    {
      prompt: "A closed fist, the thumb alongside the index finger. Which letter?",
      answers: ["S", "A", "T", "O"],
      right: "A",
      explanation:
        "In A the thumb lies beside the fist. In S it lies across the front, in T it peeks out between two fingers.",
    },
    {
      prompt: "Which number has the same handshape as the letter F?",
      answers: ["Three", "Six", "Eight", "Nine"],
      right: "Nine",
      explanation:
        "Thumb and index finger meet, the other three fingers are up. Among digits it’s read as nine, in a word as F.",
      sign: "NINE",
    },
    {
      prompt: "Which fingers make the number three?",
      answers: [
        "Index, middle and ring finger",
        "Thumb, index and middle finger",
        "Middle, ring and little finger",
        "Thumb, index and little finger",
      ],
      right: "Thumb, index and middle finger",
      explanation:
        "The thumb counts. Index, middle and ring finger without the thumb make the letter W. Thumb, index and little finger out is the well-known I LOVE YOU.",
      sign: "THREE",
    },
    {
      prompt: "You count from one to five. Where does your palm face?",
      answers: ["Toward you", "Forward", "Down", "To the side"],
      right: "Toward you",
      explanation:
        "When you count things, one to five face you and six to nine face forward. In phone numbers and addresses all of them face forward.",
    },
    {
      prompt: "Your thumb touches your middle finger. Which number is it?",
      answers: ["Six", "Seven", "Eight", "Ten"],
      right: "Eight",
      explanation:
        "Little finger six, ring finger seven, middle finger eight, index finger nine. Then ten is a thumb with a small shake.",
    },
    {
      prompt: "You spell A-N-N-A. What do you do about the two Ns?",
      image: [
        "quizzes/double-letter.webp",
        "The letters A, N, N, A in a row. An arc leads from the first N to the second.",
      ],
      answers: [
        "Spell only one of them",
        "Change to the other hand",
        "Nod at the second one",
        "Slide the hand a little to the side, or open it briefly",
      ],
      right: "Slide the hand a little to the side, or open it briefly",
      explanation: "A small slide or a quick opening shows that the letter comes twice.",
    },
    {
      prompt: "Which two letters share one handshape and differ in where it points?",
      answers: ["A and B", "K and P", "E and L", "O and Y"],
      right: "K and P",
      explanation: "K points up, P points down. G and Q are another such pair.",
    },
    {
      prompt: "Someone spells a name and you miss the middle of it. What’s best?",
      answers: [
        "Nod and hope that it comes back",
        "Ask them to write all names down",
        "Sign AGAIN PLEASE and look at the whole word",
        "Spell your own name instead",
      ],
      right: "Sign AGAIN PLEASE and look at the whole word",
      explanation:
        "Asking is normal, and people repeat gladly. Look at the shape of the whole word rather than at each letter, and the second time is easier.",
    },
  ]),
  bands: bands([
    {
      from: 0,
      to: 49,
      title: "A good start",
      text: "Letters and numbers need a few days, not talent. Take the two lessons below with one hand free, then come back and try again.",
      freeLessons: ["spell-your-name", "count-to-ten"],
      recommendedProducts: [courseId["level-1a-online-asl-course"], "book-getting-started-with-asl"],
    },
    {
      from: 50,
      to: 79,
      title: "Your hands are getting the idea",
      text: "You know most shapes. What’s left are habits: which way the palm faces, what to do with double letters, how to read a word as a whole. A little practice every day does more than an hour on Sunday.",
      freeLessons: ["count-to-ten", "keep-a-conversation-going"],
      recommendedProducts: [
        courseId["level-1a-online-asl-course"],
        courseId["asl-essentials-bundle"],
        "book-getting-started-with-asl",
      ],
    },
    {
      from: 80,
      to: 100,
      title: "You know your letters and numbers",
      text: "Well done. Now let them work for you: introduce yourself, give your number, ask for names. Reading other people’s spelling is the next step, and you learn it in conversation.",
      freeLessons: ["say-who-you-are", "ask-who-what-and-where"],
      recommendedProducts: [
        courseId["level-1b-online-asl-course"],
        courseId["complete-course-bundle"],
        "book-building-on-the-basics-of-asl",
      ],
    },
  ]),
  meta: {
    _type: "metadata",
    title: "Quiz: the ASL alphabet and numbers",
    description:
      "Ten questions about fingerspelling and numbers in American Sign Language, with an explanation for every answer. It takes about three minutes.",
    keywords: ["ASL alphabet quiz", "ASL numbers quiz", "fingerspelling practice"],
  },
} satisfies Seed<Quiz>;
