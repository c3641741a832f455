import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createLink, type LinkChoice, linkChoiceSchema } from "./preview-link.ts";

const now = new Date("2026-11-21T12:00:00Z");
const choice: LinkChoice = { what: "drafts", path: "/courses", hours: 24, isSingleUse: false, note: "" };

test("a link's document remembers a hash of its token, and not the token", async () => {
  const { path, document } = await createLink({ choice, createdBy: "Eden", now });

  const token = path.replace("/preview/", "");
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(document.tokenHash).toBe(createHash("sha256").update(token).digest("hex"));
  expect(JSON.stringify(document)).not.toContain(token);
});

test("a link says who made it, when, and until when it works", async () => {
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

test("no two links have the same token", async () => {
  const [one, other] = await Promise.all([
    createLink({ choice, createdBy: "Eden", now }),
    createLink({ choice, createdBy: "Eden", now }),
  ]);

  expect(one.path).not.toBe(other.path);
});

test.each([
  [{ path: "courses" }, "Write where the link opens: a path such as /courses."],
  [{ path: "//elsewhere.test" }, "Write where the link opens: a path such as /courses."],
  [{ hours: 721 }, "A link works for 30 days at most."],
  [{ what: "" }, "Choose what the link shows."],
  [{ note: "a".repeat(201) }, "Keep the note under 200 characters."],
])("a choice of %j is refused with its reason", (wrong, reason) => {
  const parsed = linkChoiceSchema.safeParse({ ...choice, ...wrong });

  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([reason]);
});
