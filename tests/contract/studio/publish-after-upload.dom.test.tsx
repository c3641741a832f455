import { onceUploadsAreDone } from "@shop/studio/actions/once-uploads-are-done.ts";
import { act } from "react";
import type { Root } from "react-dom/client";
import type {
  DocumentActionComponent,
  DocumentActionProps,
  DocumentActionsContext,
  SanityDocument,
} from "sanity";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";

const start = new Date("2026-03-01T12:00:00Z");
const publish: DocumentActionComponent = () => ({ label: "Publish" });
publish.action = "publish";
const schedule: DocumentActionComponent = () => ({ label: "Schedule publish" });
schedule.displayName = "SchedulePublishAction";

let createRoot: typeof import("react-dom/client").createRoot;
let element: HTMLElement;
let root: Root;

beforeAll(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // React looks for a browser when it loads.
  ({ createRoot } = await import("react-dom/client"));
});
beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ["Date", "setTimeout", "clearTimeout"] });
  element = document.body.appendChild(document.createElement("main"));
  root = createRoot(element);
});
afterEach(async () => {
  await act(async () => root.unmount());
  element.remove();
  vi.useRealTimers();
});

/** What an upload in Sanity's form looks like until its asset is there. */
const toPost = (updatedAt: Date): SanityDocument => ({
  _id: "drafts.post",
  _type: "blogPost",
  _rev: "1",
  _createdAt: "",
  _updatedAt: "",
  cover: { _type: "figure", _upload: { progress: 40, updatedAt: updatedAt.toISOString() } },
});
const uploading = toPost(start);
const uploaded: SanityDocument = { ...uploading, cover: { _type: "figure", asset: { _ref: "image-a" } } };

function ActionButtons({ documents }: { documents: Pick<DocumentActionProps, "draft" | "version"> }) {
  const props: DocumentActionProps = {
    id: "post",
    type: "blogPost",
    transactionSyncLock: null,
    published: null,
    liveEdit: false,
    liveEditSchemaType: false,
    ready: true,
    release: undefined,
    scopeId: undefined,
    initialValueResolved: true,
    onComplete: () => undefined,
    ...documents,
  };
  // Wrapping looks at nothing but the actions.
  const actions = onceUploadsAreDone([publish, schedule], {} as DocumentActionsContext);
  return actions.map((useAction) => {
    const { label, disabled, title } = useAction(props) ?? {};
    return (
      <button disabled={Boolean(disabled)} key={label} type="button">
        {label} {title}
      </button>
    );
  });
}

const show = (documents: Partial<Pick<DocumentActionProps, "draft" | "version">>) =>
  act(async () => root.render(<ActionButtons documents={{ draft: null, version: null, ...documents }} />));

const readButtons = (kind: "enabled" | "disabled") =>
  [...element.querySelectorAll(`button:${kind}`)].map(({ textContent }) => textContent.trim());

const held = ["Publish A file is still uploading.", "Schedule publish A file is still uploading."];
const offered = ["Publish", "Schedule publish"];

test.each([{ draft: uploading }, { draft: uploaded, version: uploading }])(
  "a document that waits for a file isn't published or scheduled: %j",
  async (documents) => {
    await show(documents);

    expect(readButtons("disabled")).toEqual(held);
  },
);

test("a document is published once its file has arrived", async () => {
  await show({ draft: uploading });
  await show({ draft: uploaded });

  expect(readButtons("enabled")).toEqual(offered);
});

test("an upload that nobody goes on with holds its document for two minutes", async () => {
  await show({ draft: uploading });
  await act(async () => vi.advanceTimersByTime(119_000));
  expect(readButtons("disabled")).toEqual(held);
  await act(async () => vi.advanceTimersByTime(1000));

  expect(readButtons("enabled")).toEqual(offered);
});

test("an upload that went on holds its document for longer", async () => {
  await show({ draft: uploading });
  await act(async () => vi.advanceTimersByTime(119_000));
  await show({ draft: toPost(new Date()) });
  await act(async () => vi.advanceTimersByTime(2000));

  expect(readButtons("disabled")).toEqual(held);
});
