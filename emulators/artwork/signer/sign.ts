import type { Shift, Way } from "#artwork/signer/directions.ts";
import type { Face } from "#artwork/signer/face.ts";
import type { Contact } from "#artwork/signer/hand.ts";
import type { HandshapeName } from "#artwork/signer/handshapes.ts";
import type { Place } from "#artwork/signer/places.ts";

/** How a hand is held. What a later step leaves out stays as it was. */
export interface Hold {
  shape: HandshapeName;
  /** Where it is: a place on or before the body, or on the other hand. */
  at: Place | `other ${Contact}`;
  /** What of the hand is there. */
  touch: Contact;
  /** How far it is from that place. Left out, it's there, whatever the step before said. */
  by?: Shift;
  fingers: Way;
  palm: Way;
}

/** A circle that starts and ends where the hand is. */
export interface Circle {
  /** Toward the circle's middle, and where the hand goes first. */
  toward: Way;
  first: Way;
  radius: number;
  times: number;
  /** How far around its circle the other hand starts: half a turn for hands that go by turns. Left out, it mirrors. */
  otherAhead?: number;
}

export interface Step {
  dominant?: Partial<Hold>;
  other?: Partial<Hold>;
  face?: Partial<Face>;
  /** How long the way there takes, in seconds. */
  seconds?: number;
  /** How long the hands then stay, in seconds. */
  hold?: number;
  /** How far the way there bends out of a straight line in its middle. */
  bow?: Shift;
  /** How often the hands go there: they return to the step before in between. */
  times?: number;
  circle?: Circle;
  /** Whether the fingers wiggle on the way there. */
  isWiggling?: boolean;
  isPoster?: boolean;
}

/** A sign, as its dictionary entry tells it. */
export interface SignDescription {
  gloss: string;
  /** Whether the other hand does the same as the dominant one, as in a mirror. Its own words in a step go before. */
  isMirrored?: boolean;
  steps: readonly [Step & { dominant: Hold }, ...Step[]];
}
