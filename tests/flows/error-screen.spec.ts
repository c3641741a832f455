import { readCredentials } from "@shop/emulators/seed/credentials.ts";
import { findViolations } from "../support/find-violations.ts";
import { expect, test } from "../support/shop-test.ts";
import { readEvents } from "../support/telemetry-server.ts";
import { testStack } from "../support/test-stack.ts";

const oops = "Oops! That wasn't supposed to happen.";
const isReport = (message: { text: () => string }) => message.text().startsWith("Rendering a page failed.");

test("a page that crashes shows the error screen below the header and logs the details", async ({
  shop,
  watch,
}) => {
  watch.allow(/never-(?:written|shown)/);
  const { contentLake } = readCredentials(testStack.dataDir);
  const breakLake = (method: "PUT" | "DELETE", data?: unknown) =>
    shop.page.request.fetch(`${testStack.lakeUrl}/_emulator/faults`, {
      method,
      data,
      headers: { authorization: `Bearer ${contentLake.administrator}` },
    });
  // Loads the layout first, because it's cached from then on.
  await shop.page.goto("/never-written");
  // Leaves that page, which would report, too, when news of another test's change refreshes it.
  await shop.page.goto("about:blank");
  const logged = shop.page.waitForEvent("console", isReport);

  await breakLake("PUT", [{ path: "/data/query/*", error: { status: 400 } }]);
  await shop.page.goto("/never-shown?email=ana@example.test");
  const [, argument] = (await logged).args();
  const report = await argument?.jsonValue();
  await breakLake("DELETE");

  await expect(shop.title).toHaveText(oops);
  await expect(shop.page.getByRole("banner")).toBeVisible();
  expect(await findViolations(shop.page)).toEqual([]);
  expect(report).toEqual({
    message: expect.any(String),
    stack: expect.any(String),
    componentStack: expect.stringContaining("at "),
    digest: expect.any(String),
    url: `${testStack.siteUrl}/never-shown?email=ana@example.test`,
    userAgent: expect.stringContaining("Mozilla"),
  });
  await expect(shop.page.getByText(`Error code: ${report.digest}`)).toBeVisible();
  const readReports = async () =>
    (await readEvents(testStack.telemetryUrl)).filter(({ digest }) => digest === report.digest);
  await expect.poll(readReports).toContainEqual({
    ...report,
    _time: expect.any(String),
    kind: "error",
    level: "error",
    source: "browser",
    stack: expect.any(String),
    url: `${testStack.siteUrl}/never-shown`,
  });
  await expect.poll(readReports).toContainEqual(
    expect.objectContaining({
      kind: "error",
      source: "server",
      message: expect.stringContaining("Sanity query"),
      path: "/never-shown",
      route: "/[[...path]]",
    }),
  );
  await shop.page.getByRole("link", { name: "Back to Homepage" }).click();
  await expect(shop.page.getByRole("heading", { level: 1 })).not.toHaveText(oops);
});

test("an error in the layout shows the same screen, and a refresh fixes it", async ({ shop, watch }) => {
  watch.allow(/No media today|Rendering a page failed/);
  const logged = shop.page.waitForEvent("console", isReport);
  await shop.page.addInitScript(() => {
    if (sessionStorage.getItem("mended")) return;
    window.matchMedia = () => {
      throw new Error("No media today.");
    };
  });

  await shop.page.goto("/");
  await logged;
  await expect(shop.title).toHaveText(oops);
  await shop.page.evaluate(() => sessionStorage.setItem("mended", "yes"));
  await shop.page.getByRole("button", { name: "Refresh Page" }).click();

  await expect(shop.page.getByRole("banner")).toBeVisible();
  await expect(shop.title).not.toHaveText(oops);
});
