import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EstimateLines, EstimateSummary } from "./estimate-summary.tsx";

const classroom = {
  courses: ["1A", "1B"].map((level) => ({
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

test.each(["", "0", "-3", "1001", "9999", "12 or so"])("there's no estimate for %j seats", (seats) => {
  expect(render({ "seats-level-1a": seats })).toBe("Nothing yet");
});

test("an estimate has the largest class, and leaves out a number that the form refuses", () => {
  const html = render({ "seats-level-1a": "1000", "seats-level-1b": "1001" });

  expect(html).toContain("1,000 seats. Before tax.");
  expect(html).toContain("Level 1A: 1000 × $79.00");
  expect(html).not.toContain("Level 1B");
});
