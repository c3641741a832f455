import type { Printed } from "#artwork/print/printed.ts";
import { printSampleChapter, type SampleChapter } from "#artwork/print/sample-chapter.ts";
import { buildingOnTheBasics } from "#artwork/print/samples/building-on-the-basics.ts";
import { elevatingYourSigning } from "#artwork/print/samples/elevating-your-signing.ts";
import { gettingStarted } from "#artwork/print/samples/getting-started.ts";
import { handshapeForKids } from "#artwork/print/samples/handshape-for-kids.ts";
import { refiningYourAsl } from "#artwork/print/samples/refining-your-asl.ts";
import { workbookBundle } from "#artwork/print/samples/workbook-bundle.ts";

/** What can be read of each workbook before it is bought. */
export const samples: readonly SampleChapter[] = [
  gettingStarted,
  buildingOnTheBasics,
  elevatingYourSigning,
  refiningYourAsl,
  handshapeForKids,
  workbookBundle,
];

export const sampleChapters: readonly Printed[] = samples.map(printSampleChapter);
