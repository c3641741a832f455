import type { Printed } from "#seed/artwork/print/printed.ts";
import { printSampleChapter, type SampleChapter } from "#seed/artwork/print/sample-chapter.ts";
import { buildingOnTheBasics } from "#seed/artwork/print/samples/building-on-the-basics.ts";
import { elevatingYourSigning } from "#seed/artwork/print/samples/elevating-your-signing.ts";
import { gettingStarted } from "#seed/artwork/print/samples/getting-started.ts";
import { handshapeForKids } from "#seed/artwork/print/samples/handshape-for-kids.ts";
import { refiningYourAsl } from "#seed/artwork/print/samples/refining-your-asl.ts";
import { workbookBundle } from "#seed/artwork/print/samples/workbook-bundle.ts";

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
