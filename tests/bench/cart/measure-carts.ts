import { setTimeout as wait } from "node:timers/promises";
import { bookProducts } from "@shop/emulators/seed/commerce/book-products.ts";
import { courseProducts } from "@shop/emulators/seed/commerce/course-products.ts";
import { maxLines } from "@shop/web/commerce/cart/max-lines.ts";
import { z } from "zod";
import type { Stack } from "../../../scripts/stack/start-stack.ts";
import { createRandom } from "../../support/seeded-random.ts";
import type { BenchmarkSection } from "../benchmarks-page.ts";
import { percentile } from "../percentile.ts";
import { weighCart } from "./cart-weight.ts";

const shoppers = 200;
const durationMs = 60_000;
/** The time between two changes by one shopper, in milliseconds. */
const pauseMs = { min: 1000, max: 3000 };

const readVariant = (products: readonly { variants: readonly { id: string }[] }[]): string => {
  const id = products[0]?.variants[0]?.id;
  if (!id) throw new Error("The seed has no products.");
  return id;
};
const seat = readVariant(courseProducts);
const book = readVariant(bookProducts);

const answerSchema = z.object({
  cart: z
    .object({
      lines: z.object({
        nodes: z.array(
          z.object({ id: z.string(), quantity: z.number(), merchandise: z.object({ id: z.string() }) }),
        ),
      }),
    })
    .nullable(),
  problems: z.array(z.object({ code: z.string() })),
});

type Answer = z.infer<typeof answerSchema>;
type Line = NonNullable<Answer["cart"]>["lines"]["nodes"][number];

/** Runs shoppers who each fill, change and empty a cart of seats and books, all at the same time. */
export async function measureCarts({ siteUrl }: Stack): Promise<BenchmarkSection> {
  // Warm up first, so that nothing is compiled during the measurement.
  await shop(siteUrl, 0, performance.now() + pauseMs.max);
  const until = performance.now() + durationMs;
  const visits = await Promise.all(
    Array.from({ length: shoppers }, (_, seed) => shop(siteUrl, seed + 1, until)),
  );
  const times = visits.flatMap(({ times: own }) => own);
  const wrong = visits.reduce((sum, { wrongLines }) => sum + wrongLines, 0);
  const lines = visits.map(({ lines: held }) => held);
  return {
    heading: "The cart",
    note: `${shoppers} shoppers for a minute over HTTP. Each has a cart that fills up to ${maxLines} lines and changes every two seconds. A wrong line is in the cart but wasn't requested, or the other way around.`,
    rows: [
      ["changes", String(times.length)],
      ["lines in a cart at the end, median", String(percentile(lines, 0.5))],
      ["wrong lines", String(wrong)],
      [
        "response time of a change: median, p99",
        `${percentile(times, 0.5).toFixed(0)} ms, ${percentile(times, 0.99).toFixed(0)} ms`,
      ],
      [
        "JavaScript of all the cart's client files, without React, Next, SWR, and react-hook-form, gzip",
        `${(await weighCart()).toFixed(1)} kB`,
      ],
    ],
  };
}

interface Visit {
  times: number[];
  lines: number;
  wrongLines: number;
}

async function shop(siteUrl: string, seed: number, until: number): Promise<Visit> {
  const random = createRandom(seed);
  const times: number[] = [];
  /** What the shopper requested: seats by count, books by line. */
  let wanted: string[] = [];
  let lines: Line[] = [];
  let cookie = "";

  const send = async (method: string, body?: object) => {
    const begun = performance.now();
    const response = await fetch(`${siteUrl}/api/cart${body ? "/lines" : ""}`, {
      method,
      headers: { cookie, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (body) times.push(performance.now() - begun);
    const setCookies = response.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
    if (setCookies.length > 0) cookie = setCookies.join("; ");
    const { cart, problems } = answerSchema.parse(answer);
    if (problems.length > 0) throw new Error(`A change was rejected: ${problems[0]?.code}`);
    lines = cart?.lines.nodes ?? [];
  };

  await wait(random(pauseMs.max));
  while (performance.now() < until) {
    const line = lines[random(Math.max(1, lines.length))];
    const held = lines.find(({ merchandise }) => merchandise.id === book);
    const room = maxLines - lines.length;
    const turn = random(5);
    if (line && turn === 0) {
      await send("DELETE", { lineIds: [line.id] });
      wanted = without(wanted, describe(line));
    } else if (held && turn === 1) {
      const quantity = 1 + random(20);
      await send("PATCH", { lines: [{ id: held.id, quantity }] });
      wanted = [...without(wanted, describe(held)), describe({ ...held, quantity })];
    } else if (!held && room > 0) {
      await send("POST", { items: [{ merchandiseId: book, quantity: 1 }] });
      wanted.push(describe({ merchandise: { id: book }, quantity: 1 }));
    } else if (room > 0) {
      const quantity = Math.min(room, 1 + random(8));
      await send("POST", { items: [{ merchandiseId: seat, quantity }] });
      wanted.push(
        ...Array.from({ length: quantity }, () => describe({ merchandise: { id: seat }, quantity: 1 })),
      );
    }
    await wait(pauseMs.min + random(pauseMs.max - pauseMs.min));
  }
  await send("GET");
  return { times, lines: lines.length, wrongLines: countWrong(wanted, lines.map(describe)) };
}

const describe = ({ merchandise, quantity }: Pick<Line, "merchandise" | "quantity">) =>
  `${quantity} of ${merchandise.id}`;

function without(all: readonly string[], one: string): string[] {
  const index = all.indexOf(one);
  return index === -1 ? [...all] : all.toSpliced(index, 1);
}

/** Counts the lines that only one of the two lists has. */
function countWrong(wanted: readonly string[], held: readonly string[]): number {
  const phantom = wanted.reduce(without, [...held]);
  const lost = held.reduce(without, [...wanted]);
  return phantom.length + lost.length;
}
