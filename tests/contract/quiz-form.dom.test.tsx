import { act } from "react";
import { expect, test, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";

test("each check without an answer says to choose one, and moves the focus to the first", async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("CSS", { supports: () => false });
  Element.prototype.scrollIntoView = () => undefined;
  // React looks for a browser when it loads.
  const { createRoot } = await import("react-dom/client");
  const { QuizForm } = await import("@shop/web/features/quizzes/quiz-form.client.tsx");
  const steps = ["first", "second"].map((field) => ({
    field,
    place: "",
    done: 0,
    prompt: "Which sign is it?",
    hasSeveral: false,
    media: null,
    answers: ["SORRY", "PLEASE"].map((text) => ({ key: text, text, picture: null, ends: false })),
    rightKeys: ["PLEASE"],
    explanation: null,
    sign: null,
  }));
  document.body.innerHTML = "<div></div>";
  const root = createRoot(document.querySelector("div") as Element);
  await act(async () => root.render(<QuizForm id="quiz" revision="1" steps={steps} action="/result" />));
  const [first] = document.getElementsByName("first");
  const button = Array.from(document.querySelectorAll("button")).at(-1);
  const check = async () => {
    button?.focus();
    await act(async () => button?.click());
    const ids = document.activeElement?.closest("fieldset")?.getAttribute("aria-describedby");
    return [document.activeElement === first, document.getElementById(String(ids))?.textContent];
  };

  const checks = [await check(), await check()];

  expect(checks).toEqual([
    [true, "Choose an answer."],
    [true, "Choose an answer."],
  ]);
  await act(async () => root.unmount());
});
