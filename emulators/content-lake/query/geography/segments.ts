/** Longitude and latitude, as on a plane. */
export type Position = [number, number, ...number[]];

export type Segment = readonly [Position, Position];

export function toSegments(line: readonly Position[]): Segment[] {
  return line.slice(1).flatMap((end, index) => {
    const start = line[index];
    return start ? [[start, end]] : [];
  });
}

/** Whether two segments have a point in common. */
export function doMeet([a, b]: Segment, [c, d]: Segment): boolean {
  const sides = [toSide(a, b, c), toSide(a, b, d), toSide(c, d, a), toSide(c, d, b)] as const;
  if (sides[0] !== sides[1] && sides[2] !== sides[3]) return true;
  return isOn(c, [a, b]) || isOn(d, [a, b]) || isOn(a, [c, d]) || isOn(b, [c, d]);
}

/**
 * Whether a ring is closed and touches itself nowhere. Compares only segments above or below each other, and stops at the first
 * place where two meet, of which there can be millions.
 */
export function isSimpleRing(ring: readonly Position[]): boolean {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last || first[0] !== last[0] || first[1] !== last[1]) return false;
  const sides = toSegments(ring).map((segment, index) => ({
    segment,
    index,
    west: Math.min(segment[0][0], segment[1][0]),
    east: Math.max(segment[0][0], segment[1][0]),
  }));
  const follows = (a: Side, b: Side) => b.index === (a.index + 1) % sides.length;
  const collide = (a: Side, b: Side) => {
    if (follows(a, b)) return doFoldBack(a.segment, b.segment);
    return follows(b, a) ? doFoldBack(b.segment, a.segment) : doMeet(a.segment, b.segment);
  };
  const fromWest = sides.toSorted((a, b) => a.west - b.west);
  return fromWest.every((side, place) => {
    for (let next = place + 1; next < fromWest.length; next++) {
      const other = fromWest[next];
      if (!other || other.west > side.east) return true;
      if (collide(side, other)) return false;
    }
    return true;
  });
}

/** One of a ring's segments, and how far west and east it reaches. */
interface Side {
  segment: Segment;
  index: number;
  west: number;
  east: number;
}

/** Whether a segment and the next one have more in common than the point between them. */
function doFoldBack([start, between]: Segment, [, end]: Segment): boolean {
  return isOn(end, [start, between]) || isOn(start, [between, end]);
}

function isOn([x, y]: Position, [start, end]: Segment): boolean {
  return (
    toSide(start, end, [x, y]) === 0 &&
    Math.min(start[0], end[0]) <= x &&
    x <= Math.max(start[0], end[0]) &&
    Math.min(start[1], end[1]) <= y &&
    y <= Math.max(start[1], end[1])
  );
}

/** On which side of a line a point is: 1 or -1, or 0 for on it. */
function toSide(start: Position, end: Position, point: Position): number {
  return Math.sign((end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0]));
}
