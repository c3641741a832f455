import { levels } from "#artwork/levels.ts";
import { palette } from "#artwork/palette.ts";
import { exercise, frames, questions, table } from "#artwork/print/exercise.ts";
import { bullets, paragraphs } from "#artwork/print/printed.ts";
import type { SampleChapter } from "#artwork/print/sample-chapter.ts";

export const handshapeForKids: SampleChapter = {
  handle: "handshape-for-kids-levels-1a-1b",
  title: "Handshape for Kids Levels 1A/1B",
  levels: [levels.kids1A, levels.kids1B],
  word: "Kids",
  chapter: "Kids 1A, lesson 5: How do you feel today?",
  accent: palette.coral,
  closeUps: [1, 3],
  pages: [
    `<p class="lesson">Kids 1A, lesson 5</p><h2>How do you feel today?</h2>
    <p class="lead">Happy, sad, cross, scared: show it on your face first. Then sign it.</p>
    <h3>Noor’s rule</h3>
    ${paragraphs(
      "If your hands say `HAPPY` and your face says nothing, nobody believes you. If your face says happy, your hands hardly have to say it.",
      "A little bit sad and very, very sad are the same sign. Your face makes the difference.",
    )}
    <h3>You need</h3>
    ${bullets(["the videos of lesson 5", "a mirror", "a pencil, and colors if you like", "one person who plays with you"])}
    <div class="note"><h3>For the grown-up</h3>${paragraphs(
      "You do not have to know ASL. Let the child show you, and be slow to guess. Being asked to teach is the best practice there is.",
      "Please do not correct the signs from memory. Look at the video together: it is quicker, and nobody has to be right.",
    )}</div>`,
    exercise({
      number: 1,
      title: "draw the face you made",
      instruction: "Make the face in the mirror. Look at the eyebrows, the eyes and the mouth. Draw them.",
      task: frames({
        columns: 2,
        ratio: "1 / 1",
        shape: "round",
        captions: ["`HAPPY`", "`SAD`", "`CROSS`", "`SCARED`"],
      }),
    }),
    exercise({
      number: 2,
      title: "who guessed how you feel?",
      instruction:
        "Make a face, without hands. Who guessed it? Tick a circle. Then do it again with a very small face.",
      task: table({
        head: ["You feel", "Guessed it", "Guessed the small face", "Who was it?"],
        rows: [
          ["`HAPPY`", "[ ]", "[ ]", ""],
          ["`SAD`", "[ ]", "[ ]", ""],
          ["`CROSS`", "[ ]", "[ ]", ""],
          ["`SCARED`", "[ ]", "[ ]", ""],
          ["`TIRED`", "[ ]", "[ ]", ""],
        ],
        isToWrite: true,
      }),
    }) +
      exercise({
        number: 3,
        title: "when do you feel so?",
        instruction: "Write or draw it.",
        task: questions(1, ["I am happy when", "I am cross when", "I am a little scared of"]),
      }),
    exercise({
      number: 4,
      title: "a week of faces",
      instruction: "Every evening, draw how you felt. On Sunday, sign the whole week to your family.",
      task: frames({
        columns: 4,
        ratio: "1 / 1",
        shape: "round",
        captions: [
          "Monday",
          "Tuesday",
          "Wednesday",
          "Thursday",
          "Friday",
          "Saturday",
          "Sunday",
          "The best day",
        ],
      }),
    }) +
      exercise({
        number: 5,
        title: "teach it to a grown-up",
        instruction:
          "Choose three feelings. Teach them. Then the grown-up signs, and you say how good it was.",
        task: table({
          head: ["Feeling", "Needs practice", "Good", "Wonderful"],
          rows: [
            ["1", "[ ]", "[ ]", "[ ]"],
            ["2", "[ ]", "[ ]", "[ ]"],
            ["3", "[ ]", "[ ]", "[ ]"],
          ],
        }),
      }),
    `<h2>Did you know?</h2>
    ${paragraphs(
      "When Deaf people clap, they hold their hands up and let them flutter. You can see it from the stage, even in the last row.",
      "To get a Deaf friend’s attention, wave, tap a shoulder gently, or switch the light off and on once. Shouting does not work, and throwing socks is not polite.",
      "Deaf people look at your face when you sign, not at your hands. They see the hands anyway. Try it.",
    )}
    <h3>Answers</h3>
    ${paragraphs("There are no wrong faces in this lesson. If somebody guessed `SCARED` when you meant `SAD`, look at the eyebrows once more.")}
    <h2 style="margin-top:32pt">What else is in the book</h2>${bullets([
      "Kids 1A: my name, hello and thank you, family, animals, how do you feel today?",
      "Kids 1B: at school, the weather, what I wear, games, my first story.",
    ])}
    ${paragraphs("A digital PDF workbook is included free with each kids course. This printed one holds both, on thick paper, with a wire that lets every page lie flat.")}`,
  ],
};
