import type { Sign } from "../../schemas/generated/sanity.types.ts";
import type { Seed } from "../../emulators/seed/content/seed-document.ts";
import { toSigns } from "../../emulators/seed/content/signs/to-signs.ts";
import { signCategories } from "../../schemas/vocabulary/sign-words.ts";
import { pick, type Random } from "../../tests/support/seeded-random.ts";
import { qualities, things } from "./words.ts";

/** Invented signs that say so, each related to an earlier one, with unique glosses. */
export function createInventedSigns(count: number, random: Random): Seed<Sign>[] {
  const max = qualities.length * things.length;
  if (count > max) throw new Error(`There are words for ${max} signs, but not for ${count}.`);
  return Array.from({ length: count }, (_, index) => toInventedSign(index, random)).flat();
}

function toInventedSign(index: number, random: Random): Seed<Sign>[] {
  const [quality, thing] = toWords(index);
  const [handshape, handshapeFamily] = pick(handshapes, random);
  const [location, locationArea] = pick(locations, random);
  const [movement, movementKind] = pick(movements, random);
  const [palmOrientation, palmDirection] = pick(palms, random);
  return toSigns(pick(signCategories, random).value, [
    {
      gloss: toGloss(index),
      english: [`${quality} ${thing}`, thing],
      partOfSpeech: "noun",
      hands: "one",
      handshape,
      location,
      movement,
      palmOrientation,
      handshapeFamily,
      locationArea,
      movementKind,
      palmDirection,
      description: `Hold the ${handshape} ${location}. It ${movement}, and the eyes follow it as they would follow a ${quality} ${thing}.`,
      note: "Invented to fill the dictionary for load: nobody signs this.",
      examples: [
        [`${pick(openings, random)} ${toGloss(index)} I SEE`, `I see a ${quality} ${thing}.`],
        [`YOUR ${toGloss(index)} WHERE`, `Where is your ${quality} ${thing}?`],
      ],
      related: index === 0 ? [] : [toGloss(random(index))],
    },
  ]);
}

function toGloss(index: number): string {
  return toWords(index).join("-").toUpperCase();
}

/** Neighboring signs share no words, so that searches match signs all over the list. */
function toWords(index: number): [quality: string, thing: string] {
  const round = Math.floor(index / things.length);
  const thing = things[index % things.length];
  const quality = qualities[(index + round) % qualities.length];
  if (!thing || !quality) throw new Error(`There are no words for sign ${index}.`);
  return [quality, thing];
}

const handshapes = [
  ["flat hand", "flat"],
  ["fist", "fist"],
  ["open hand", "open"],
  ["index finger", "index"],
  ["curved hand", "curved"],
  ["hooked finger", "hooked-index"],
] as const;
const locations = [
  ["before the chest", "front"],
  ["at the chin", "chin"],
  ["beside the forehead", "forehead"],
  ["over the other arm", "arm"],
] as const;
const movements = [
  ["circles twice", "circle"],
  ["moves out and down", "line"],
  ["taps once", "touch"],
  ["turns over", "twist"],
  ["slides to the side", "rub"],
] as const;
const palms = [
  ["forward", "away"],
  ["down", "down"],
  ["up", "up"],
  ["toward the body", "toward-you"],
] as const;
const openings = ["TODAY", "YESTERDAY", "TOMORROW", "EVERY-DAY", "NEXT-WEEK"];
