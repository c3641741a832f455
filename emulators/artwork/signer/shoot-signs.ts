import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { encode } from "#artwork/films/encode.ts";
import { framesPerSecond } from "#artwork/films/film.ts";
import type { Pose } from "#artwork/signer/body.ts";
import { toCaptions } from "#artwork/signer/captions.ts";
import { toContact } from "#artwork/signer/hand.ts";
import { createCamera, pictureSize, type ViewName } from "#artwork/signer/picture.ts";
import type { SignDescription } from "#artwork/signer/sign.ts";
import { signs } from "#artwork/signer/signs/signs.ts";
import { type Timeline, toTimeline } from "#artwork/signer/timeline.ts";
import { length, subtract } from "#artwork/signer/vector.ts";

const seed = new URL("../../seed/", import.meta.url);
const size = `${pictureSize.width}x${pictureSize.height}`;
const input = [
  "-f",
  "rawvideo",
  "-pixel_format",
  "rgb24",
  "-video_size",
  size,
  "-framerate",
  String(framesPerSecond),
];

/** The view's part of a film's file name: `hello.mp4` from the front, `hello-side.mp4` from the side. */
const endings = { front: "", side: "-side" } as const satisfies Record<ViewName, string>;

/** Writes the films of all signs, or of those whose file name contains the words, and the list of all films' lengths. */
export async function shootSigns(wanted: string): Promise<void> {
  for (const sign of signs.filter(({ gloss }) => `videos/signs/${toSlug(gloss)}`.includes(wanted))) {
    console.log(`videos/signs/${toSlug(sign.gloss)}: ${(await shootSign(sign)).join(", ")} bytes`);
  }
  const seconds = signs.map((sign) => [sign.gloss, Math.round(toTimeline(sign).seconds * 100) / 100]);
  writeFileSync(
    new URL("content/videos/sign-film-seconds.json", seed),
    `${JSON.stringify(Object.fromEntries(seconds), null, 2)}\n`,
  );
}

/**
 * Writes a sign's films from the front and from the side, each with a poster, and the captions that both share. Answers the
 * films' sizes in bytes. Throws when a body couldn't do what the sign's description says.
 */
async function shootSign(sign: SignDescription): Promise<number[]> {
  const slug = toSlug(sign.gloss);
  const timeline = toTimeline(sign);
  if (timeline.problems.length > 0) throw new Error(timeline.problems.join("\n"));
  writeFileSync(toTarget("videos/signs", `${slug}.vtt`), toCaptions(sign.gloss, timeline));
  const sizes: number[] = [];
  for (const view of ["front", "side"] as const) {
    const name = `${slug}${endings[view]}`;
    const camera = createCamera(view);
    await sharp(camera(timeline.toPose(timeline.posterAt)), { raw: { ...pictureSize, channels: 3 } })
      .webp({ quality: 60, effort: 6, smartSubsample: true })
      .toFile(toTarget("images/videos/signs", `${name}.webp`));
    const frames = toFrames(timeline, camera);
    const file = toTarget("videos/signs", name);
    sizes.push(...(await encode({ frames, input, file, quality: { mp4: 30, webm: 47 }, maxBytes: 45_000 })));
  }
  return sizes;
}

const toSlug = (gloss: string) => gloss.toLowerCase();

/** The frames of a film. A slow movement is drawn on every second frame, as in animated films, and a pause once. */
function toFrames({ seconds, toPose }: Timeline, camera: (pose: Pose) => Uint8Array): Uint8Array[] {
  const frames: Uint8Array[] = [];
  let drawn: { pose: Pose; key: string; picture: Uint8Array } | null = null;
  for (let frame = 0; frame < Math.ceil(seconds * framesPerSecond); frame += 1) {
    const pose = toPose(frame / framesPerSecond);
    const key = JSON.stringify(pose);
    const isHeld = drawn && (drawn.key === key || (frame % 2 === 1 && toMovement(drawn.pose, pose) < slowCm));
    if (!drawn || !isHeld) drawn = { pose, key, picture: camera(pose) };
    frames.push(drawn.picture);
  }
  return frames;
}

const slowCm = 0.9;

/** How far a wrist or a fingertip has moved at most, in centimeters. */
function toMovement(before: Pose, after: Pose): number {
  const points = ({ hands }: Pose) =>
    hands.flatMap((hand) =>
      (["wrist", "middle tip", "thumb tip"] as const).map((part) => toContact(hand, part)),
    );
  const ends = points(after);
  return Math.max(...points(before).map((point, index) => length(subtract(ends[index] ?? point, point))));
}

function toTarget(folder: string, file: string): string {
  const directory = new URL(`${folder}/`, seed);
  mkdirSync(directory, { recursive: true });
  return fileURLToPath(new URL(file, directory));
}
