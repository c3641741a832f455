import { expect, test } from "vitest";
import { joinFlightScripts } from "./join-flight-scripts.ts";

test("a page's data is one script, with all its text in order", () => {
  const html = String.raw`<main></main><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"1:\"a"])</script><script>self.__next_f.push([1,"b\"\n2:"])</script><script>self.__next_f.push([1,"c"])</script></body>`;

  expect(joinFlightScripts(html)).toBe(
    String.raw`<main></main><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"1:\"ab\"\n2:c"])</script></body>`,
  );
});

test("data that's apart in the page stays apart", () => {
  const html = `<script>self.__next_f.push([1,"a"])</script><p></p><script>self.__next_f.push([1,"b"])</script>`;

  expect(joinFlightScripts(html)).toBe(html);
});

test("a page with binary data stays as it is", () => {
  const html = `<script>self.__next_f.push([3,"AAEC"])</script><script>self.__next_f.push([1,"a"])</script><script>self.__next_f.push([1,"b"])</script>`;

  expect(joinFlightScripts(html)).toBe(html);
});
