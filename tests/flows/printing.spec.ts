import { Buyer } from "../support/buyer.ts";
import { findPrintFaults } from "../support/find-print-faults.ts";
import { expect, test } from "../support/shop-test.ts";

/** A class that's longer than a sheet of paper. */
const students = Array.from(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  (letter) => `Kid ${letter},Rivera,${letter.toLowerCase()}@example.test`,
);

for (const path of [
  "/courses/level-1a-online-asl-course",
  "/courses/kids-asl-course-level-1a",
  "/courses/complete-course-bundle",
  "/books/building-on-the-basics-of-asl",
  "/free-lessons/asl-level-1/say-hello-and-thank-you",
  "/asl/dictionary/apple",
  "/cart",
])
  test(`${path} is printed without blank pages and with no text on another`, async ({ shop, page }) => {
    await shop.open(path);

    expect(await findPrintFaults(page)).toEqual([]);
  });

test("a long order is printed with no text on another", async ({ page }) => {
  const buyer = new Buyer(page);
  await buyer.addSeats(students.join("\n"));
  await buyer.checkOut("max.printing@example.test");
  await page.goto(await buyer.readOrderLink("max.printing@example.test"));

  expect(await findPrintFaults(page)).toEqual([]);
});
