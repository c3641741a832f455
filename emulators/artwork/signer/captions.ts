import type { Timeline } from "#artwork/signer/timeline.ts";
import { signs as dictionary } from "#seed/content/signs/signs.ts";

/**
 * A sign's captions as WebVTT, in the words of its dictionary entry: the handshape and its place until the hands move, then the
 * movement.
 */
export function toCaptions(gloss: string, { movesAt, seconds }: Timeline): string {
  const sign = dictionary.find((entry) => entry.gloss === gloss);
  if (!sign) throw new Error(`The dictionary has no ${gloss}.`);
  const { hands, handshape = "", secondHandshape, location = "", movement = "" } = sign;
  const shape = hands === "two same" ? `both hands: ${handshape}` : handshape;
  const other = secondHandshape ? `; other hand: ${secondHandshape}` : "";
  const cues = [
    `${toTime(0)} --> ${toTime(movesAt)}\n${toSentence(shape + other)} ${toSentence(location)}`,
    `${toTime(movesAt)} --> ${toTime(seconds)}\n${toSentence(movement.replace(/^none, /, ""))}`,
  ];
  return `WEBVTT\n\n${cues.join("\n\n")}\n`;
}

const toSentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

const toTime = (second: number) => {
  const minutes = String(Math.floor(second / 60)).padStart(2, "0");
  return `${minutes}:${(second % 60).toFixed(3).padStart(6, "0")}`;
};
