import { armLength, toElbow, toShoulder, toWristBend } from "#artwork/signer/arm.ts";
import type { Pose } from "#artwork/signer/body.ts";
import { type Side, toOffset, toUnit } from "#artwork/signer/directions.ts";
import { mixFaces } from "#artwork/signer/face.ts";
import type { Hand } from "#artwork/signer/hand.ts";
import type { Handshape } from "#artwork/signer/handshapes.ts";
import type { Circle, SignDescription } from "#artwork/signer/sign.ts";
import {
  handAt,
  mixFrames,
  mixShapes,
  type PlacedHand,
  type Stage,
  toStages,
} from "#artwork/signer/stage.ts";
import { add, length, mix, scale, subtract, type Vector } from "#artwork/signer/vector.ts";

const circleSeconds = 0.62;
/** A face changes in so many steps: each needs the whole body drawn again. */
const faceSteps = 6;

export interface Timeline {
  /** In seconds, from rest to rest. */
  seconds: number;
  posterAt: number;
  /** When the hands have taken their first place and the movement begins, in seconds. */
  movesAt: number;
  toPose: (second: number) => Pose;
  /** What a body couldn't do, in words; empty when all is well. */
  problems: readonly string[];
}

export function toTimeline(sign: SignDescription): Timeline {
  const stages = toStages(sign);
  const spans = toSpans(stages);
  const seconds = spans.at(-1)?.end ?? 0;
  const poster = spans.find(({ stage }) => stage.isPoster) ?? spans[1];
  return {
    seconds,
    posterAt: poster ? poster.arrival + Math.min(0.1, poster.end - poster.arrival) / 2 : 0,
    movesAt: spans[1]?.stage.circle ? spans[1].arrival : (spans[1]?.end ?? 0),
    toPose: (second) => toPose(spans, second),
    problems: stages.flatMap(({ dominant, other, face }, index) =>
      [dominant, other].flatMap((placed) =>
        findProblems(placed, face.shoulders).map((problem) => `${sign.gloss}, step ${index}: ${problem}`),
      ),
    ),
  };
}

interface Span {
  stage: Stage;
  before: Stage;
  start: number;
  /** When the movement has come to its end, and the circle begins, if there is one. */
  arrival: number;
  circled: number;
  end: number;
}

function toSpans(stages: readonly Stage[]): Span[] {
  let clock = 0;
  return stages.map((stage, index) => {
    const start = clock;
    const arrival = start + stage.seconds;
    const circled = arrival + (stage.circle ? stage.circle.times * circleSeconds : 0);
    clock = circled + stage.hold;
    return { stage, before: stages[index - 1] ?? stage, start, arrival, circled, end: clock };
  });
}

function toPose(spans: readonly Span[], second: number): Pose {
  const span = spans.find(({ end }) => second < end) ?? spans.at(-1);
  if (!span) throw new Error("A sign has at least a rest.");
  const { stage, before, start, arrival } = span;
  const share = ease(arrival > start ? (second - start) / (arrival - start) : 1);
  const face = mixFaces(before.face, stage.face, Math.round(share * faceSteps) / faceSteps);
  const sides = ["right", "left"] as const;
  const hands = sides.map((side) => toMovingHand({ span, side, share, second }));
  const arms = sides.map((side, index) => {
    const key = side === "right" ? "dominant" : "other";
    const shoulder = toShoulder(side, face.shoulders);
    const hint = mix(before[key].elbow, stage[key].elbow, share);
    return { shoulder, elbow: toElbow(shoulder, hands[index]?.frame.origin ?? shoulder, hint) };
  });
  return { hands, arms, face };
}

/** Slow at both ends. */
const ease = (share: number) => {
  const bounded = Math.min(1, Math.max(0, share));
  return bounded * bounded * bounded * (bounded * (bounded * 6 - 15) + 10);
};

function toMovingHand({
  span,
  side,
  share,
  second,
}: {
  span: Span;
  side: Side;
  share: number;
  second: number;
}): Hand {
  const { stage, before, arrival, circled } = span;
  const key = side === "right" ? "dominant" : "other";
  const [from, to] = [before[key], stage[key]];
  const isMoving = from.hand !== to.hand;
  const shape = wiggled(
    mixShapes(from.hand.shape, to.hand.shape, share),
    stage.isWiggling && isMoving ? second : null,
  );
  const { y, z } = mixFrames(from.hand.frame, to.hand.frame, share);
  const bow = isMoving ? scale(toOffset(stage.bow, side), Math.sin(Math.PI * share)) : ([0, 0, 0] as const);
  const around =
    stage.circle && second > arrival
      ? toCircleOffset(stage.circle, side, (Math.min(second, circled) - arrival) / circleSeconds)
      : ([0, 0, 0] as const);
  const shift = add(bow, around);
  // While the same part touches, the hand turns about that part.
  if (from.touch === to.touch)
    return handAt({
      side,
      shape,
      touch: to.touch,
      point: add(mix(from.point, to.point, share), shift),
      fingers: y,
      palm: z,
    });
  const origin = mix(from.hand.frame.origin, to.hand.frame.origin, share);
  const turned = handAt({ side, shape, touch: to.touch, point: to.point, fingers: y, palm: z });
  return { ...turned, frame: { ...turned.frame, origin: add(origin, shift) } };
}

function toCircleOffset({ toward, first, radius, otherAhead }: Circle, side: Side, turns: number): Vector {
  const angle = turns * 2 * Math.PI;
  const ahead = side === "left" ? (otherAhead ?? 0) * 2 * Math.PI : 0;
  const middle = scale(toUnit(toward, side), radius);
  const quarter = scale(toUnit(first, side), radius);
  const on = (at: number) => add(scale(middle, 1 - Math.cos(at)), scale(quarter, Math.sin(at)));
  return subtract(on(angle + ahead), on(ahead));
}

/** Fingers that move up and down one after the other. */
function wiggled(shape: Handshape, second: number | null): Handshape {
  if (second === null) return shape;
  const bend = (index: 0 | 1 | 2 | 3) => {
    const [knuckle, middle, tip, lean] = shape.fingers[index];
    const wave = Math.sin(second * 2 * Math.PI * 2.6 + index * 1.4);
    return [knuckle + 10 + 13 * wave, middle + 5 + 6 * wave, tip + 3, lean] as const;
  };
  return { ...shape, fingers: [bend(0), bend(1), bend(2), bend(3)] };
}

function findProblems({ hand, elbow }: PlacedHand, shoulders: number): string[] {
  const reach = length(subtract(hand.frame.origin, toShoulder(hand.side, shoulders)));
  const bend = toWristBend(elbow, hand);
  return [
    ...(reach > armLength
      ? [`the ${hand.side} hand is ${Math.round(reach - armLength)} cm out of reach`]
      : []),
    ...(bend > 78 ? [`the ${hand.side} wrist bends by ${Math.round(bend)}°`] : []),
  ];
}
