import { expect, test } from "../support/studio-test.ts";

const id = "test-scheduled-promotion";

/** A time in this month, so that the calendar opens on it. */
const inThisMonth = (day: number, hour: number) => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), day, hour).toISOString();
};

const firstOfNextMonth = new Date(new Date().getFullYear(), new Date().getMonth() + 1, 1);
const nextMonth = firstOfNextMonth.toLocaleString("en-US", { month: "short" });
const yearOfNextMonth = firstOfNextMonth.getFullYear();

test.afterEach(async ({ lake }) => {
  await lake.delete({ query: "*[_id in [$id, 'drafts.' + $id]]", params: { id } });
  await lake.delete({ query: `*[_type == "redirect" && string::startsWith(from, "/courses/test-")]` });
});

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

  await expect(days).toHaveText([/Starts 9:00 AM$/, /Ends 5:00 PM$/], { useInnerText: true });
  await page.setViewportSize({ width: 360, height: 720 });
  await expect(days, "phones list it once").toHaveText([/Starts 9:00 AM · Runs through \w+ 11, \d{4}$/]);
  await page.setViewportSize({ width: 1280, height: 720 });
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

test("a scheduled draft is locked, held in the list of drafts, and in the calendar, and can be published early", async ({
  editor,
  course,
  request,
}) => {
  const { page } = editor;
  const moved = `${course.path}-moved`;
  const ask = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return [response.status(), response.headers()["location"]];
  };
  const address = page.getByRole("dialog", { name: "This page's address changes" });
  await editor.open(course);
  await editor.retitle("Scheduled on its own");
  await editor.write("slug", moved.replace("/courses/", ""), { tab: "Shop and search" });

  await editor.choose("Schedule publish");
  await expect(address).toContainText(moved);
  await address.getByRole("button", { name: "Schedule and redirect" }).click();
  const dialog = page.getByRole("dialog", { name: "Schedule draft for publishing" });
  await dialog.getByRole("textbox").fill(`${nextMonth} 15, ${yearOfNextMonth} 09:00`);
  await dialog.getByRole("textbox").press("Tab");
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(page.getByRole("button", { name: "Pause to edit" })).toBeVisible();
  await expect(editor.titleField).toHaveAttribute("readonly");
  expect(await ask(course.path)).toEqual([200, undefined]);

  await editor.goTo("/studio/structure/unpublished");
  const draft = page
    .getByTestId("unpublished")
    .getByRole("listitem")
    .filter({ hasText: "Scheduled on its own" });
  await expect(draft).toContainText(`Goes out ${nextMonth} 15, ${yearOfNextMonth}, 9:00 AM.`);
  await expect(draft.getByRole("checkbox")).toBeDisabled();
  await editor.goTo("/studio/schedule");
  await page.getByRole("button", { name: "Next month" }).click();
  const entry = page.getByRole("link", { name: "Scheduled on its own" });
  await expect(entry).toContainText("Course · Goes out 9:00 AM");
  await entry.click();
  await editor.choose("Publish now");
  await address.getByRole("button", { name: "Publish and redirect" }).click();
  await page.getByRole("button", { name: "Yes, run now" }).click();

  await expect.poll(() => ask(course.path)).toEqual([308, moved]);
  await expect.poll(() => ask(moved)).toEqual([200, undefined]);
  expect(await (await request.get(moved)).text()).toContain("Scheduled on its own");
});
