import { contentSeed } from "@shop/emulators/seed/content-seed.ts";
import { authors } from "@shop/emulators/seed/content/blog/authors.ts";
import { level1A } from "@shop/emulators/seed/content/level-1a.ts";
import { instructors } from "@shop/emulators/seed/content/instructors.ts";
import { expect, test } from "vitest";
import { createSeedClient } from "../../../scripts/seed/seed-client.ts";
import { createLoadSeed } from "../../../scripts/seed/load-seed.ts";
import { seedMissing } from "../../../scripts/seed/seed-missing.ts";
import { lakeCredentials, startTestLake, type TestLake } from "../../support/content-lake.ts";

const { directory } = contentSeed;
const toSeedClient = ({ url }: TestLake) =>
  createSeedClient({ url, token: lakeCredentials.contentLake.administrator });

test("missing seed documents are added with their images and videos, and edited ones stay", async () => {
  const { trialLesson: _alone, ...course } = level1A;
  const seed = { documents: [course, ...instructors], directory };
  await using lake = await startTestLake({ seed });
  await lake.client().delete(level1A._id);
  await lake.client().patch("instructor-elias-amadi").set({ name: "E. Amadi" }).commit();

  const addedCount = await seedMissing(toSeedClient(lake), seed);

  expect(addedCount).toBe(1);
  expect(
    await lake
      .visitor()
      .fetch(
        '*[_id == $id][0]{title, "cover": image.asset->mimeType, "film": previewVideo.file.asset->mimeType, "teacher": instructor->name}',
        {
          id: level1A._id,
        },
      ),
  ).toEqual({ title: "Level 1A", cover: "image/webp", film: "video/mp4", teacher: "E. Amadi" });
});

test("a complete seed is left alone", async () => {
  const seed = { documents: authors, directory };
  await using lake = await startTestLake({ seed });
  const before = await lake.client().fetch("*[0...50]");

  expect(await seedMissing(toSeedClient(lake), seed)).toBe(0);
  expect(await lake.client().fetch("*[0...50]")).toEqual(before);
});

test("signs and posts for load tests are seeded in batches that don't refer to later ones", async () => {
  await using lake = await startTestLake({ seed: { documents: authors, directory } });

  await seedMissing(toSeedClient(lake), createLoadSeed({ signs: 300, posts: 20 }), 70);

  expect(
    await lake.visitor().fetch(`{
      "signs": count(*[_type == "sign"]),
      "related": count(*[_type == "sign" && defined(relatedSigns[0]->gloss)]),
      "posts": count(*[_type == "blogPost" && defined(author->name) && defined(cover.asset->url)]),
    }`),
  ).toEqual({ signs: 300, related: 299, posts: 20 });
});

test("a lake that rejects the seed reports why", async () => {
  await using lake = await startTestLake();
  const viewer = createSeedClient({ url: lake.url, token: lakeCredentials.contentLake.viewer });

  await expect(seedMissing(viewer, { documents: authors, directory })).rejects.toThrow(
    /Content lake \/assets\/images\/production\?filename=elias-amadi\.webp: 403/,
  );
});
