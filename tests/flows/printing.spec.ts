import { Buyer } from "../support/buyer.ts";
import { definePrintingTests } from "../support/define-printing-tests.ts";
import { findPrintFaults } from "../support/find-print-faults.ts";
import { expect, test } from "../support/shop-test.ts";

/** A class that's longer than a sheet of paper. */
const students = Array.from(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  (letter) => `Kid ${letter},Rivera,${letter.toLowerCase()}@example.test`,
);

definePrintingTests(["/courses/complete-course-bundle", "/asl/dictionary/apple"]);

test("a printed book has the prices of its editions, no blank pages and no text on another", async ({
  shop,
  page,
}) => {
  await shop.open("/books/building-on-the-basics-of-asl");
  expect(await findPrintFaults(page)).toEqual([]);

  await page.emulateMedia({ media: "print" });

  const buying = page.getByRole("region", { name: "Buy this book", exact: true });
  await expect(buying.getByText("$27.99", { exact: true })).toBeVisible();
  await expect(buying.getByRole("button")).toHaveCount(0);
});

test("a printed cart has the names of a class, and nothing to press", async ({ shop, page }) => {
  await new Buyer(page).addSeats(students.join("\n"));
  await shop.open("/cart");
  const suggestions = page.getByRole("list", { name: "You might also like" });
  await expect(suggestions).toBeVisible();

  await page.emulateMedia({ media: "print" });

  const cart = page.getByRole("main");
  await expect(cart.getByText("Kid A Rivera, a@example.test", { exact: true })).toBeVisible();
  await expect(cart.getByText("Kid Z Rivera, z@example.test", { exact: true })).toBeVisible();
  await expect(cart.getByRole("button")).toHaveCount(0);
  await expect(cart.getByRole("textbox")).toHaveCount(0);
  await expect(suggestions).toBeHidden();
  expect(await findPrintFaults(page)).toEqual([]);
});

test("a long order is printed with no text on another", async ({ page }) => {
  const buyer = new Buyer(page);
  await buyer.addSeats(students.join("\n"));
  await buyer.checkOut("max.printing@example.test");
  await page.goto(await buyer.readOrderLink("max.printing@example.test"));

  expect(await findPrintFaults(page)).toEqual([]);
});
