import { act } from "react";
import type { DocumentActionComponent, DocumentActionsContext } from "sanity";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";
import { shopTimeZone } from "../../../schemas/vocabulary/shop-time-zone.ts";
import type { DateField } from "../../support/date-field.tsx";

/** Notes what would go out. */
const onPublish = vi.fn<() => string | undefined>(() => readSaved());
const publish: DocumentActionComponent = () => ({ label: "Publish", onHandle: onPublish });
publish.action = "publish";
const schedule: DocumentActionComponent = () => ({ label: "Schedule publish" });
schedule.displayName = "SchedulePublishAction";

let lake: TestLake;
let showField: (field: DateField) => Promise<void>;
let element: HTMLElement;
let close: () => Promise<void>;

beforeAll(async () => {
  vi.stubEnv("TZ", "America/New_York");
  lake = await startTestLake();
  await builtinEnvironments.jsdom.setup(globalThis, {});
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // jsdom has neither.
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  // React and Sanity look for a browser when they load.
  const { onceDatesAreSaved } = await import("@shop/studio/actions/once-dates-are-saved.ts");
  const { loadDateField } = await import("../../support/date-field.tsx");
  // Wrapping looks at nothing but the actions.
  const actions = onceDatesAreSaved([publish, schedule], {} as DocumentActionsContext);
  const show = await loadDateField(lake.client(), actions);
  showField = async (field) => {
    ({ element, close } = await show(field));
    // Until the Studio's own words have loaded.
    await act(() => vi.waitFor(findInput));
  };
});
afterEach(async () => {
  await close();
  onPublish.mockClear();
});
afterAll(() => lake?.[Symbol.asyncDispose]());

function findInput() {
  const input = element.querySelector<HTMLInputElement>("#startsAt");
  if (!input) throw new Error("The field isn't there yet.");
  return input;
}

const write = (text: string) =>
  act(async () => {
    const input = findInput();
    input.focus();
    input.select();
    // React doesn't hear of a value that's set on the element itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
const leave = () => act(async () => findInput().blur());
const pressEnter = () =>
  act(async () => {
    const enter = { key: "Enter", charCode: 13, bubbles: true };
    for (const type of ["keydown", "keypress"]) findInput().dispatchEvent(new KeyboardEvent(type, enter));
  });

const publishNow = () => element.querySelector<HTMLElement>("[data-action]")?.click();
/** Leaves the focus where it is, unlike a click. */
const pressShortcut = () => act(async () => publishNow());
/** The input is left when the mouse goes down. */
const clickPublish = () =>
  act(async () => {
    findInput().blur();
    publishNow();
  });

const readSaved = () => element.querySelector("data")?.value;
const readButtons = (kind: "enabled" | "disabled") =>
  [...element.querySelectorAll(`button[data-action]:${kind}`)].map(({ textContent }) => textContent.trim());

const offered = ["Publish", "Schedule publish"];
const reason = "“Starts” isn't saved. Write it like 2026-12-31 09:00.";
const held = offered.map((label) => `${label} ${reason}`);

const newYear = { type: "datetime", saved: "2027-01-01T05:00:00.000Z" } as const;

test.each(["soon", "31.12.2026 9:00", "2/31/2026 9:00 AM"])(
  "a document whose form shows “%s” isn't published or scheduled without it",
  async (words) => {
    await showField({ type: "datetime" });
    await write(words);
    await leave();

    expect(readSaved()).toBe("");
    expect(readButtons("disabled")).toEqual(held);
    expect(element.querySelector("output")?.textContent).toBe(reason);
  },
);

test("a moment without a time of day is held, and the field says what to add", async () => {
  await showField({ type: "datetime" });
  await write("12/1/2026");
  await leave();

  expect(readSaved()).toBe("");
  expect(element.querySelector("[role=alert]")?.textContent).toBe(
    "“Starts” isn't saved. Add a time, such as 12/1/2026 9:00 AM.",
  );
});

test("a day is enough where the site shows one", async () => {
  await showField({ type: "datetime", options: { displayTimeZone: shopTimeZone } });
  await write("12/1/2026");
  await leave();

  expect(readSaved()).toBe("2026-12-01T17:00:00.000Z");
});

test.each(["12/31/2026 9:00 AM", "Dec 31, 2026 9:00", "2026-12-31 09:00"])(
  "“%s” is saved, and shown as the Studio writes it",
  async (words) => {
    await showField({ type: "datetime" });
    await write(words);
    await leave();

    expect(readSaved()).toBe("2026-12-31T14:00:00.000Z");
    expect(findInput().value).toBe("2026-12-31 09:00");
    expect(readButtons("enabled")).toEqual(offered);
  },
);

test("a date is saved on Enter", async () => {
  await showField(newYear);
  await write("12/31/2026 9 AM");
  await pressEnter();

  expect(readSaved()).toBe("2026-12-31T14:00:00.000Z");
});

test("a day without a time is written in either way", async () => {
  await showField({ type: "date" });
  await write("someday");
  await leave();
  expect(readButtons("disabled")[0]).toBe("Publish “Starts” isn't saved. Write it like 2026-12-31.");
  await write("12/31/2026");
  await leave();

  expect(readSaved()).toBe("2026-12-31");
  expect(readButtons("enabled")).toEqual(offered);
});

test.each([
  ["the date that's saved", "2027-01-01 00:00", newYear.saved],
  ["another date", "12/31/2026 9:00 AM", "2026-12-31T14:00:00.000Z"],
  ["nothing", "", ""],
])("words over a saved date hold its document until they're replaced with %s", async (_, text, saved) => {
  await showField(newYear);
  await write("soon");
  await leave();
  expect(readButtons("disabled")).toEqual(held);
  await write(text);
  await leave();

  expect(readSaved()).toBe(saved);
  expect(findInput().value).not.toBe("soon");
  expect(readButtons("enabled")).toEqual(offered);
});

test("a form that's opened again shows the saved date, and holds nothing", async () => {
  await showField(newYear);
  await write("soon");
  await leave();
  await close();
  await showField(newYear);

  expect(findInput().value).toBe("2027-01-01 00:00");
  expect(readButtons("enabled")).toEqual(offered);
});

test("the shortcut publishes with the date that's being typed, and the focus stays there", async () => {
  await showField({ type: "datetime" });
  await write("12/31/2026 9 AM");
  await pressShortcut();

  expect(onPublish).toHaveReturnedWith("2026-12-31T14:00:00.000Z");
  expect(document.activeElement).toBe(findInput());
});

test.each([
  ["the shortcut", pressShortcut],
  ["a click", clickPublish],
])("%s doesn't publish without the words that are being typed", async (_, publishWith) => {
  await showField({ type: "datetime" });
  await write("soon");
  await publishWith();

  expect(onPublish).not.toHaveBeenCalled();
  expect(readButtons("disabled")).toEqual(held);
});

test("the shortcut publishes from anywhere else", async () => {
  await showField(newYear);
  await pressShortcut();

  expect(onPublish).toHaveBeenCalledOnce();
});
