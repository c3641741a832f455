import type { Quiz } from "@shop/schemas/generated/sanity.types.ts";
import { courseId } from "#seed/content/course-id.ts";
import { picture } from "#seed/content/picture.ts";
import { bands, questions } from "#seed/content/quizzes/quiz-parts.ts";
import type { Seed } from "#seed/content/seed-document.ts";

export const deafCultureQuiz = {
  _id: "quiz-deaf-culture",
  _type: "quiz",
  quizId: "deaf-culture",
  title: "Deaf culture: what do you know?",
  slug: { _type: "slug", current: "deaf-culture" },
  introduction:
    "Ten questions about a language, its people and their manners. Some answers may surprise you, and every one is explained. It takes about four minutes.",
  image: picture(
    "quizzes/deaf-culture.webp",
    "Seven arcs in different colors begin far apart and turn into the same circle.",
  ),
  order: 3,
  questions: questions([
    {
      prompt: "What is ASL?",
      answers: [
        "English on the hands",
        "A language of its own, with its own grammar",
        "A code that was invented for schools",
        "A language that’s the same all over the world",
      ],
      right: "A language of its own, with its own grammar",
      explanation:
        "ASL has its own word order, its own grammar on the face and in space, and its own poetry. It wasn’t invented by anyone: it grew among Deaf people.",
    },
    {
      prompt: "Which language is ASL most closely related to?",
      answers: ["English", "British Sign Language", "French Sign Language", "Spanish"],
      right: "French Sign Language",
      explanation:
        "Laurent Clerc, a Deaf teacher from Paris, brought French signs to Connecticut. They mixed with signs that were already used in America. British Sign Language is another family.",
    },
    {
      prompt: "Two people are signing in a doorway, and you have to get through. What do you do?",
      answers: [
        "Wait until they have finished",
        "Bow low and apologize for a while",
        "Clap so that they notice",
        "Walk through without stopping",
      ],
      right: "Walk through without stopping",
      explanation:
        "A quick passage hardly disturbs anyone. Stopping to apologize blocks their view and makes them look at you.",
    },
    {
      prompt: "How can you get a Deaf person’s attention?",
      answers: [
        "Tap them lightly on the shoulder",
        "Throw something small",
        "Switch the light off and on",
        "Wave in the corner of their view",
      ],
      right: [
        "Tap them lightly on the shoulder",
        "Switch the light off and on",
        "Wave in the corner of their view",
      ],
      explanation:
        "Up close, a light tap is polite. From farther away, people wave, knock on the table, or flick the light once or twice.",
    },
    {
      prompt: "How do you get a name sign?",
      answers: [
        "You choose it when you start to learn",
        "Deaf people who know you give it to you",
        "It’s made from your first name by a rule",
        "You buy it with a course",
      ],
      right: "Deaf people who know you give it to you",
      explanation:
        "A name sign is a gift from the community, and it says that you’re part of someone’s life. Until then you spell your name.",
    },
    {
      prompt: "You talk with a Deaf person through an interpreter. Whom do you look at?",
      answers: ["The interpreter", "The floor between them", "The Deaf person", "Your notes"],
      right: "The Deaf person",
      explanation:
        "You’re talking with the Deaf person. Look at them and say “you”. The interpreter makes the conversation possible and isn’t part of it.",
    },
    {
      prompt: "What does applause look like in ASL?",
      answers: [
        "Stamping with both feet",
        "A deep bow",
        "Both hands raised, fingers fluttering",
        "One thumb held up high",
      ],
      right: "Both hands raised, fingers fluttering",
      explanation:
        "Applause is for the eyes here. A room full of fluttering hands can be seen from the stage.",
    },
    {
      prompt: "What happened at Gallaudet University in 1988?",
      answers: [
        "It was founded",
        "It moved to another city",
        "It stopped teaching in ASL",
        "Students protested until a Deaf president was chosen",
      ],
      right: "Students protested until a Deaf president was chosen",
      explanation:
        "The movement was called Deaf President Now. After a week of protest the university, which serves Deaf students, had its first Deaf president, I. King Jordan.",
    },
    {
      prompt: "What does Deaf with a capital D usually say about a person?",
      answers: [
        "That they belong to a community with its own language and culture",
        "That they can’t hear anything at all",
        "That they were born in a Deaf family",
        "That they don’t read English",
      ],
      right: "That they belong to a community with its own language and culture",
      explanation:
        "The capital is about belonging. How much someone hears, and what their parents are, doesn’t decide it.",
    },
    {
      prompt: "Six people want to sign together. Where do they sit?",
      answers: [
        {
          text: "In two rows",
          image: ["quizzes/seats-rows.webp", "Two rows of three seats, all facing the same way."],
        },
        {
          text: "In a line",
          image: ["quizzes/seats-line.webp", "Six seats side by side, all facing the same way."],
        },
        {
          text: "Back to back",
          image: [
            "quizzes/seats-back-to-back.webp",
            "Two rows of three seats that face away from each other.",
          ],
        },
        {
          text: "In a circle",
          image: ["quizzes/seats-circle.webp", "Six seats in a circle, all facing the middle."],
        },
      ],
      right: "In a circle",
      explanation:
        "In a circle, everybody sees everybody’s hands and face. In Deaf homes, the furniture often stands that way all the time.",
      sign: "DEAF",
    },
  ]),
  bands: bands([
    {
      from: 0,
      to: 49,
      title: "A world to discover",
      text: "You have read ten explanations, so you already know more than you did four minutes ago. Manners are the quickest part of a language to learn. Begin with how people greet and meet.",
      freeLessons: ["say-hello-and-thank-you", "say-who-you-are", "keep-a-conversation-going"],
      recommendedProducts: [courseId["level-1a-online-asl-course"], "book-the-doorbell-is-a-lamp"],
    },
    {
      from: 50,
      to: 79,
      title: "You have met this world before",
      text: "You know the manners that matter most. The language is the other half: every lesson of ours answers one question of culture along with the signs.",
      freeLessons: ["say-who-you-are", "keep-a-conversation-going"],
      recommendedProducts: [courseId["asl-essentials-bundle"], "book-enough-chairs-good-light"],
    },
    {
      from: 80,
      to: 100,
      title: "You would feel at home",
      text: "You know the manners and some of the history. If you don’t sign yet, start: people will enjoy talking with you. If you do, the whole language is ahead of you.",
      freeLessons: ["ask-yes-or-no", "say-how-you-feel"],
      recommendedProducts: [courseId["complete-course-bundle"], "book-kept-in-the-hands"],
    },
  ]),
  meta: {
    _type: "metadata",
    title: "Quiz: Deaf culture, what do you know?",
    description:
      "Ten questions about ASL, its history and the manners of Deaf people, each with an explanation. Find free lessons that go on from there.",
    keywords: ["Deaf culture quiz", "Deaf history", "ASL facts"],
  },
} satisfies Seed<Quiz>;
