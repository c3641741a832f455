import { expect, test } from "../support/studio-test.ts";

const id = "test-scheduled-promotion";

/** A time in this month, so that the calendar opens on it. */
const inThisMonth = (day: number, hour: number) => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), day, hour).toISOString();
};

test.afterEach(({ lake }) => lake.delete({ query: "*[_id in [$id, 'drafts.' + $id]]", params: { id } }));

test("the schedule shows the days a promotion runs on, follows a change, and links to the document", async ({
  editor,
  lake,
}) => {
  const { page } = editor;
  const promotion = {
    _id: id,
    _type: "promotion",
    promotionName: "Deaf History Month",
    promotionId: "deaf-history",
    creativeSlot: "banner-1",
    locationId: "courses-top",
    text: "Two books about Deaf history, at half price.",
  };
  const days = page.getByRole("link", { name: /^Deaf History Month/ });
  await lake.createOrReplace({
    ...promotion,
    startsAt: inThisMonth(10, 9),
    endsAt: inThisMonth(11, 17),
  });
  await editor.goTo("/studio/schedule");

  await expect(days).toHaveText([/Starts 9:00 AM$/, /Ends 5:00 PM$/]);
  await lake
    .patch(id)
    .set({ endsAt: inThisMonth(10, 17) })
    .commit();
  await expect(days).toHaveText([/Starts 9:00 AM · Ends 5:00 PM$/]);
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(days).toHaveCount(0);
  await page.getByRole("button", { name: "Today" }).click();
  await days.first().click();

  await expect(page.getByTestId("field-text").getByRole("textbox")).toHaveValue(promotion.text);
});
