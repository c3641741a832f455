import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EstimateLines, EstimateSummary } from "./estimate-summary.tsx";

const classroom = {
  courses: ["1A", "1B", "1C"].map((level) => ({
    handle: `level-${level.toLowerCase()}`,
    title: `Level ${level}`,
    prices: { USD: "79.0", CAD: "109.0" },
  })),
  discounts: [],
};

const render = (texts: Readonly<Record<string, string>>) =>
  renderToStaticMarkup(
    <>
      <EstimateSummary texts={texts} classroom={classroom}>
        Nothing yet
      </EstimateSummary>
      <EstimateLines texts={texts} classroom={classroom} />
    </>,
  );

test.each(["", " ", "0"])("there's no estimate for %j seats", (seats) => {
  expect(render({ "seats-level-1a": seats })).toBe("Nothing yet");
});

test.each(["-3", "2.5", "1e3", "1001", "9999", "12 or so"])(
  "%j isn't counted, and the estimate says so",
  (seats) => {
    expect(render({ "seats-level-1a": seats })).toBe(
      "<span>Not counted: Level 1A. Please enter a whole number up to 1,000.</span>",
    );
  },
);

test("an estimate has the largest class, and names the courses whose numbers the form refuses", () => {
  const html = render({ "seats-level-1a": "1000", "seats-level-1b": "1001", "seats-level-1c": "-1" });

  expect(html).toContain("1,000 seats. Before tax.");
  expect(html).toContain("Level 1A: 1000 × $79.00");
  expect(html).not.toContain("Level 1B:");
  expect(html).toContain("Not counted: Level 1B and Level 1C. Please enter a whole number up to 1,000.");
});
