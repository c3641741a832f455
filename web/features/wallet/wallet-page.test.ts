import { expect, test } from "vitest";
import { answerWalletPage } from "#features/wallet/wallet-page.ts";

test("a visitor without a session is asked for their school", async () => {
  const page = await answerWalletPage({ session: null }).text();

  expect(page).toContain('<label for="school">School</label>');
  expect(page).toContain('method="post" action="/api/cw/sessions"');
});

test("a shopping school can end its session", async () => {
  const page = await answerWalletPage({ session: { school: "Lincoln Elementary" } }).text();

  expect(page).toContain("You're shopping for Lincoln Elementary.");
  expect(page).toContain('method="post" action="/api/cw/sessions/end"');
});

test("a school's name is plain text, whatever it contains", async () => {
  const page = await answerWalletPage({ session: { school: `<script>"O'Hara" & co</script>` } }).text();

  expect(page).toContain("&lt;script&gt;&quot;O&#39;Hara&quot; &amp; co&lt;/script&gt;");
});

test("a form without a name says what is missing", async () => {
  const answer = answerWalletPage({ session: null, problem: "Enter the school's name." });

  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(`role="alert">Enter the school&#39;s name.`);
});
