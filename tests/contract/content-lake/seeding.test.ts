import { expect, test } from "vitest";
import { startTestLake, until } from "../../support/content-lake.ts";
import { startWebhookSite } from "../../support/webhook-site.ts";

const directory = new URL("../../../emulators/seed/", import.meta.url);
const cover = { _type: "image", _sanityAsset: "image@file://./images/hero.webp", alt: "A hand" };
const seed = {
  directory,
  documents: [
    {
      _id: "course-1a",
      _type: "course",
      title: "Level 1A",
      cover,
      teachers: [{ _type: "reference", _ref: "ana" }],
    },
    { _id: "ana", _type: "instructor", portraits: [{ ...cover, _key: "a" }] },
  ],
};

test("a seed is loaded with its references and images", async () => {
  await using lake = await startTestLake({ seed });

  const document = await lake
    .visitor()
    .fetch('*[_id == "course-1a"][0]{title, cover{alt, "url": asset->url}}');
  const image = await fetch(document.cover.url);

  expect(document).toMatchObject({ title: "Level 1A", cover: { alt: "A hand" } });
  expect(image.headers.get("content-type")).toBe("image/webp");
  expect(await lake.client().fetch('count(*[_type == "sanity.imageAsset"])')).toBe(1);
  expect(await lake.client().fetch("count(array::unique(*._rev))")).toBe(1);
});

test("a file in the seed keeps its name", async () => {
  const syllabus = {
    _type: "file",
    _sanityAsset: "file@file://./files/syllabi/level-1a-online-asl-course.pdf",
  };
  const documents = [{ _id: "course-1a", _type: "course", syllabus }];
  await using lake = await startTestLake({ seed: { directory, documents } });

  const seeded = await lake
    .visitor()
    .fetch('*[_id == "course-1a"][0].syllabus.asset->{_type, originalFilename, mimeType, url}');
  const answer = await fetch(seeded.url);

  expect(seeded).toMatchObject({
    _type: "sanity.fileAsset",
    originalFilename: "level-1a-online-asl-course.pdf",
    mimeType: "application/pdf",
  });
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect((await answer.text()).slice(0, 5)).toBe("%PDF-");
});

test("a seed is loaded once, so deleted documents stay deleted", async () => {
  await using lake = await startTestLake({ seed });
  await lake.client().delete("course-1a");

  await lake.restart();

  expect(await lake.client().getDocument("course-1a")).toBeUndefined();
});

test("seeding calls no webhooks", async () => {
  await using site = await startWebhookSite();
  await using lake = await startTestLake({
    seed,
    webhooks: [{ url: site.url, secret: "shared", projection: "_id" }],
  });
  expect(await lake.client().fetch("count(*)")).toBe(3);

  await lake.client().create({ _id: "fence", _type: "course" });
  await until(() => site.deliveries.length > 0);

  // Deliveries are made in order, so one from seeding would have come first.
  expect(site.deliveries.map(({ body }) => body)).toEqual(["fence"]);
});

test("a seed with a broken reference isn't loaded at all", async () => {
  const broken = { directory, documents: [{ ...seed.documents[0], _id: "course-1a", _type: "course" }] };

  await expect(startTestLake({ seed: broken })).rejects.toThrow('references non-existent document "ana"');
});
