import { hardcoverBook } from "#artwork/hardcover-book.ts";
import { levels, type Level } from "#artwork/levels.ts";
import type { spiralBook } from "#artwork/spiral-book.ts";

/** A printed workbook, as it is drawn: closed, open and in its bundle. */
export interface WorkbookLook {
  handle: string;
  /** As the title breaks on the cover. */
  title: readonly string[];
  /** The levels it goes with, in their order. */
  levels: readonly Level[];
  /** What stands in front of the levels' numbers. */
  word: "Level" | "Kids";
  /** How it's printed, where that's another way than most are: what it says of itself, and how it's bound. */
  edition?: { kind?: string; bind?: typeof spiralBook };
}

export const workbooks = {
  started: {
    handle: "getting-started-with-asl",
    title: ["Getting", "Started", "with ASL"],
    levels: [levels["1A"]],
    word: "Level",
  },
  basics: {
    handle: "building-on-the-basics-of-asl",
    title: ["Building on", "the Basics", "of ASL"],
    levels: [levels["1B"]],
    word: "Level",
  },
  elevating: {
    handle: "elevating-your-signing-skills",
    title: ["Elevating", "your Signing", "Skills"],
    levels: [levels["2A"]],
    word: "Level",
  },
  refining: {
    handle: "refining-your-asl-skills",
    title: ["Refining", "your ASL", "Skills"],
    levels: [levels["2B"]],
    word: "Level",
  },
  kids: {
    handle: "handshape-for-kids-levels-1a-1b",
    title: ["Handshape", "for Kids"],
    levels: [levels.kids1A, levels.kids1B],
    word: "Kids",
  },
} as const satisfies Record<string, WorkbookLook>;

const { basics } = workbooks;

/** The other editions of a workbook, each named as its file is. */
export const editions: readonly WorkbookLook[] = [
  { ...basics, handle: `${basics.handle}-large-print`, edition: { kind: "Workbook, large print" } },
  { ...basics, handle: `${basics.handle}-hardcover`, edition: { bind: hardcoverBook } },
];
