import type { BenchmarkSection } from "../benchmarks-page.ts";
import type { StudioFigures } from "./measure-studio.ts";

/** Formats the Studio's measurements as a section of docs/benchmarks.md. */
export function toStudioSection(figures: StudioFigures): BenchmarkSection {
  const { ready, editable, keystrokeToPreview, publishToPublic, code } = figures;
  return {
    heading: "The Studio",
    note: "In a browser, against the embedded lake.",
    rows: [
      ["Studio ready, signed in, first visit, median of 3", `${(ready.cold / 1000).toFixed(1)} s`],
      ["Studio ready, next visit, median of 3", `${(ready.warm / 1000).toFixed(1)} s`],
      [
        "a course's field can be typed in, first visit, median of 3",
        `${(editable.cold / 1000).toFixed(1)} s`,
      ],
      ["a course's field can be typed in, next visit, median of 3", `${(editable.warm / 1000).toFixed(1)} s`],
      ["from a keystroke to the preview beside it, median of 10", `${keystrokeToPreview.line.toFixed(0)} ms`],
      ["from a keystroke in rich text, median of 10", `${keystrokeToPreview.richText.toFixed(0)} ms`],
      ["from a click on Publish to an open public page, median of 10", `${publishToPublic.toFixed(0)} ms`],
      ["JavaScript of the Studio, gzip", `${code.studio.toFixed(0)} kB`],
      ["Studio JavaScript in a course page, gzip", `${code.site.toFixed(0)} kB`],
    ],
  };
}
