import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createLink, type LinkChoice, linkChoiceSchema } from "./preview-link.ts";

const now = new Date("2026-11-21T12:00:00Z");
const choice: LinkChoice = { what: "drafts", path: "/courses", hours: 24, isSingleUse: false, note: "" };

test("a link's document stores a hash of its token rather than the token", async () => {
  const { path, document } = await createLink({ choice, createdBy: "Eden", now });

  const token = path.replace("/preview/", "");
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(document.tokenHash).toBe(createHash("sha256").update(token).digest("hex"));
  expect(JSON.stringify(document)).not.toContain(token);
});

test("a link records who created it, when, and when it expires", async () => {
  const { document } = await createLink({ choice: { ...choice, note: " For Ana " }, createdBy: "Eden", now });

  expect(document).toMatchObject({
    _id: expect.stringMatching(/^previewLink\./),
    createdBy: "Eden",
    createdAt: "2026-11-21T12:00:00.000Z",
    expiresAt: "2026-11-22T12:00:00.000Z",
    note: "For Ana",
    uses: 0,
  });
});

test("every link has a different token", async () => {
  const [one, other] = await Promise.all([
    createLink({ choice, createdBy: "Eden", now }),
    createLink({ choice, createdBy: "Eden", now }),
  ]);

  expect(one.path).not.toBe(other.path);
});

test.each([
  [{ path: "courses" }, "Enter the page to open, such as /courses."],
  [{ path: "//elsewhere.test" }, "Enter the page to open, such as /courses."],
  [{ hours: 721 }, "A link can work for up to 30 days."],
  [{ what: "" }, "Choose what the link shows."],
  [{ note: "a".repeat(201) }, "Use at most 200 characters for the note."],
])("a choice of %j is refused with a reason", (invalid, reason) => {
  const parsed = linkChoiceSchema.safeParse({ ...choice, ...invalid });

  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([reason]);
});
