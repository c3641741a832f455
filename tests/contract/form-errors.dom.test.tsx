import { act, useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";
import type { FormError } from "@shop/web/lib/form-page.ts";

/** What screen readers announce: each text that's put into an alert. */
let said: (string | null)[];
/** Resolves what's sent. */
let answer: (errors: FormError[]) => void;
let unmount: () => Promise<void>;

beforeEach(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("scrollTo", () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  // React looks for a browser when it loads.
  const { createRoot } = await import("react-dom/client");
  const { useServerForm } = await import("@shop/web/lib/use-server-form.client.ts");
  const { Field } = await import("@shop/web/ui/field.tsx");
  const problems = new Map([
    ["name", "Enter your name"],
    ["email", "Enter your email"],
  ]);
  const rulesOf = (name: string) => ({ required: problems.get(name) ?? false });
  const onValid = () => new Promise<FormError[]>((resolve) => (answer = resolve));
  function Form() {
    const box = useRef<HTMLDivElement>(null);
    useServerForm({ box, rulesOf, onValid });
    return (
      <div ref={box}>
        <form>
          <Field label="Name" name="name" hasAlert />
          <Field label="Email" name="email" hasAlert />
          <p role="alert" data-form-alert />
        </form>
      </div>
    );
  }
  document.body.innerHTML = "<div></div>";
  const root = createRoot(document.querySelector("div") as Element);
  await act(async () => root.render(<Form />));
  unmount = () => act(async () => root.unmount());
  said = [];
  new MutationObserver((changes) => {
    said.push(...changes.flatMap(({ addedNodes }) => Array.from(addedNodes, (node) => node.textContent)));
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
});
afterEach(() => unmount());

const field = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement;
const enter = (name: string, text: string) =>
  act(async () => {
    field(name).value = text;
    field(name).dispatchEvent(new Event("input", { bubbles: true }));
  });
const submit = () =>
  act(async () => document.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true })));

test("a form that isn't filled in says each error once, and moves the focus to the first", async () => {
  await submit();

  expect(said).toEqual(["Enter your name", "Enter your email"]);
  expect(document.activeElement).toBe(field("name"));
});

test("correcting one field doesn't repeat the errors of the others", async () => {
  await submit();
  said.length = 0;

  await enter("name", "Ana");

  expect(said).toEqual([]);
  expect(document.querySelector("form")?.textContent).toBe("NameEmailEnter your email");
});

test("a form that's sent again from the first field with an error repeats that error alone", async () => {
  await submit();
  said.length = 0;

  await submit();

  expect(said).toEqual(["Enter your name"]);
});

test("what the server says again is announced again", async () => {
  const refuse = () =>
    act(async () => answer([{ message: "Try again later" }, { field: "email", message: "Taken" }]));
  await enter("name", "Ana");
  await enter("email", "ana@example.test");
  await submit();
  await refuse();
  const first = said.splice(0);

  await submit();
  await refuse();

  expect(first).toEqual(["Taken", "Try again later"]);
  expect(said).toEqual(["Taken", "Try again later"]);
});
