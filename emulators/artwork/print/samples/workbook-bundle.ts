import { levels } from "#artwork/levels.ts";
import { palette } from "#artwork/palette.ts";
import { bullets, paragraphs } from "#artwork/print/printed.ts";
import type { SampleChapter } from "#artwork/print/sample-chapter.ts";
import {
  firstWhenThenWhat,
  whichPartAnswers,
  whichPartFirst,
} from "#artwork/print/samples/building-on-the-basics.ts";
import { browsAnswers, browsUpOrDown, questionsOnTheFace } from "#artwork/print/samples/getting-started.ts";

/** Both workbooks of the bundle, a lesson's beginning of each. */
export const workbookBundle: SampleChapter = {
  handle: "asl-essentials-workbook-bundle",
  title: "ASL Essentials Workbook Bundle",
  levels: [levels["1A"], levels["1B"]],
  word: "Level",
  chapter: "One lesson of each workbook",
  accent: palette.pine,
  pages: [
    questionsOnTheFace,
    browsUpOrDown,
    firstWhenThenWhat,
    whichPartFirst,
    `<h2>Answers</h2><p class="lesson">Getting Started with ASL, lesson 4</p>${browsAnswers}
    <p class="lesson" style="margin-top:24pt">Building on the Basics of ASL, lesson 2</p><h3>Exercise 1</h3>${whichPartAnswers}
    <h2 style="margin-top:32pt">What is in the bundle</h2>${bullets([
      "Getting Started with ASL, the workbook for Level 1A: five lessons.",
      "Building on the Basics of ASL, the workbook for Level 1B: five lessons.",
    ])}
    ${paragraphs("The exercises go with the videos of the two courses. Each course includes its workbook as a free digital PDF; the printed ones are spiral bound, so that they lie flat beside a screen.")}`,
  ],
};
