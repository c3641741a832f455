import type { Editor, EditorEmittedEvent, PortableTextBlock } from "@portabletext/editor";
import { act } from "react";
import type { Root } from "react-dom/client";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";
import { toParagraph } from "../../support/text-blocks.ts";

let root: Root;
let editor: Editor;
let openEditor: (initialValue: PortableTextBlock[]) => Promise<void>;

beforeAll(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // They look for a browser when they load.
  const { createRoot } = await import("react-dom/client");
  const { defineSchema, EditorProvider } = await import("@portabletext/editor");
  const { EditorRefPlugin } = await import("@portabletext/editor/plugins");
  const schemaDefinition = defineSchema({ styles: [{ name: "normal" }] });
  openEditor = async (initialValue) => {
    root = createRoot(document.body.appendChild(document.createElement("main")));
    await act(async () =>
      root.render(
        <EditorProvider initialConfig={{ schemaDefinition, initialValue }}>
          <EditorRefPlugin ref={(current) => void (editor = current ?? editor)} />
        </EditorProvider>,
      ),
    );
  };
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const readText = (block: PortableTextBlock) => (block.children as { text: string }[])[0]?.text;
const readTexts = () => editor.getSnapshot().context.value.map(readText);

/** Waits until the editor has passed its changes on, and answers as the form does. */
async function saveAs(value: PortableTextBlock[] | undefined) {
  await next("mutation");
  editor.send({ type: "update value", value });
}

async function saveAsEmpty() {
  const synced = next("value changed");
  await saveAs(undefined);
  await synced;
}

const next = (type: EditorEmittedEvent["type"]) =>
  new Promise<void>((resolve) => {
    const { unsubscribe } = editor.on(type, () => {
      unsubscribe();
      resolve();
    });
  });

test("deleting a whole text can be undone once it's saved", async () => {
  await openEditor([toParagraph("First", "1"), toParagraph("Second", "2")]);
  await expect.poll(readTexts).toEqual(["First", "Second"]);
  const toPoint = (_key: string, offset: number) => ({
    path: [{ _key }, "children", { _key: "span" }],
    offset,
  });
  editor.send({ type: "select", at: { anchor: toPoint("1", 0), focus: toPoint("2", "Second".length) } });
  editor.send({ type: "delete" });
  await saveAsEmpty();
  expect(readTexts()).toEqual([""]);

  editor.send({ type: "history.undo" });

  expect(readTexts()).toEqual(["First", "Second"]);
});

test("a text that was undone to nothing and saved can be redone", async () => {
  await openEditor([]);
  editor.send({ type: "focus" });
  editor.send({ type: "insert.text", text: "First" });
  await saveAs(editor.getSnapshot().context.value);
  editor.send({ type: "history.undo" });
  await saveAsEmpty();
  expect(readTexts()).toEqual([""]);

  editor.send({ type: "history.redo" });

  expect(readTexts()).toEqual(["First"]);
});
