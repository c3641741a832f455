import type { ContentLakeOptions } from "@shop/emulators/content-lake/content-lake.ts";
import { startTestLake, type TestLake } from "./content-lake.ts";

/** Part of every private ID, text and transaction, so that a single search through a response finds any of them. */
export const secret = "quokka";

/** A lake with one public course, plus a draft, a version, a release and a private document that contain the secret. */
export async function startLakeWithSecrets(options: Partial<ContentLakeOptions> = {}): Promise<TestLake> {
  const lake = await startTestLake(options);
  await lake
    .client()
    .transaction()
    .create({ _id: "notes.internal", _type: "note", title: `Our ${secret}` })
    .create({
      _id: "course-1a",
      _type: "course",
      title: "Level 1A",
      // A public document may refer to private ones.
      note: { _type: "reference", _ref: "notes.internal", _weak: true },
      teacher: { _type: "reference", _ref: "ana", _weak: true },
    })
    .commit();
  await writePrivately(lake);
  return lake;
}

/** Writes everything that must stay private. */
export async function writePrivately(lake: TestLake, name = secret): Promise<void> {
  await lake.client().action(
    {
      actionType: "sanity.action.release.create",
      releaseId: `r${name}`,
      metadata: { title: `Release of the ${name}`, releaseType: "asap" },
    },
    { transactionId: `${name}-release` },
  );
  const transaction = lake.client().transaction();
  for (const _id of [
    "drafts.course-1a",
    `drafts.${name}`,
    `versions.r${name}.course-1a`,
    `private.${name}`,
  ]) {
    transaction.createOrReplace({
      _id,
      _type: "course",
      title: `The ${name} course`,
      order: 1,
      related: { _type: "reference", _ref: "course-1a", _weak: true },
    });
  }
  await transaction
    .createOrReplace({ _id: "drafts.ana", _type: "instructor", name: name })
    .transactionId(`${name}-drafts`)
    .commit();
}
