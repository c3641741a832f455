/** A sign's parameters in an editor's own words. */
export interface SignWords {
  handshape: string;
  location: string;
  movement: string;
  palmOrientation: string;
}

/** The dictionary's values for what an editor's words describe, by field. What they don't make clear is left out. */
export function readParameters({
  handshape,
  location,
  movement,
  palmOrientation,
}: SignWords): [string, string][] {
  return Object.entries({
    handshapeFamily: findFirstRule(handshape, handshapes),
    locationArea: findEarliest(location, locations),
    movementKind: findFirstRule(movement, movements),
    palmDirection: findEarliest(palmOrientation, palms),
  }).flatMap(([field, value]): [string, string][] => (value === undefined ? [] : [[field, value]]));
}

type Rules = readonly (readonly [RegExp, string])[];

/** The more specific rules come first. */
const handshapes: Rules = [
  [/thumb between/, "thumb-between"],
  [/middle finger bent|open 8/, "middle-bent"],
  [/clawed|^bent 5/, "claw"],
  [/thumb touching the little|three fingers|\bW\b/, "three"],
  [/thumb touching the ring/, "thumb-on-ring"],
  [/thumb (touching|against) the middle/, "thumb-on-middle"],
  [/thumb touching the index|thumb and index finger joined/, "thumb-on-index"],
  [/thumb, index and middle/, "thumb-and-two"],
  [/four spread fingers/, "four"],
  [/crossed/, "crossed"],
  [/index and middle finger together|\b[HU]\b/, "two-together"],
  [/index and middle finger apart|\bV\b/, "two-apart"],
  [/pinched|level|pointing forward/, "pinch"],
  [/thumb and( hooked)? index finger|\bL\b/, "thumb-and-index"],
  [/hooked/, "hooked-index"],
  [/^thumb and little finger/, "thumb-and-little"],
  [/thumbs? up/, "thumb"],
  [/fist/, "fist"],
  [/^index finger/, "index"],
  [/fingertips and thumb together|closed fingertips|^flattened O/, "fingertips"],
  [/^hands? bent at|bent at the knuckles|^bent B/, "bent"],
  [/^(open )?curved/, "curved"],
  [/^flat/, "flat"],
  [/^open/, "open"],
];

const locations: Rules = [
  [/forehead|temple|brows?/, "forehead"],
  [/in front of the face|nose|eyes?/, "face"],
  [/cheek|ear\b/, "cheek"],
  [/mouth|lips/, "mouth"],
  [/chin/, "chin"],
  [/shoulders?/, "shoulder"],
  [/(in front of|before) the (chest|body|part)/, "front"],
  [/chest/, "chest"],
  [/(in front of the )?(waist|stomach)/, "waist"],
  [/elbow|wrist|\barm/, "arm"],
  [/(palm|back) of the other hand|other palm/, "other-hand"],
];

/** A sign that does several things is known by what comes first here, such as a circle that's rubbed. */
const movements: Rules = [
  [/^none|held still/, "still"],
  [/circl/, "circle"],
  [/twist|flip|turns? over|turn down|\broll/, "twist"],
  [/rub|brush|slides?\b|along the palm|across the palm|across the forehead|draws a cross/, "rub"],
  [/apart|come together|toward each other|the hands open,/, "meet-or-part"],
  [
    /fingers? (close|fold|bend|wiggle|snap|flick|meet|and thumb close)|wiggle|flick|snap|bends?\b|squeeze|handshape changes/,
    "fingers",
  ],
  [/side to side|\bwag|shake|\bnod|\brock|by turns|back and forth|from the wrists/, "back-and-forth"],
  [/\barcs?\b|bounce|sweep|swing|tips toward/, "arc"],
  [
    /moves? (down|forward|away|out)|comes? (down|away)|pulls?|drop|lift|push|rises?|picks up|moves to/,
    "line",
  ],
  [/tap|touch|laid|pressed|claps?|hook/, "touch"],
];

const palms: Rules = [
  [/toward (the (body|face|head|forehead|arm)|you)|\bin\b/, "toward-you"],
  [/forward|toward the (owner|person)/, "away"],
  [/\bup\b/, "up"],
  [/\bdown\b/, "down"],
  [/side|toward each other|inward/, "side"],
];

const findFirstRule = (words: string, rules: Rules): string | undefined =>
  rules.find(([pattern]) => pattern.test(words))?.[1];

/** The one that's named first, because that's where a sign starts. */
function findEarliest(words: string, rules: Rules): string | undefined {
  return rules
    .map(([pattern, value]) => ({ value, index: words.search(pattern) }))
    .filter(({ index }) => index >= 0)
    .toSorted((one, other) => one.index - other.index)[0]?.value;
}
