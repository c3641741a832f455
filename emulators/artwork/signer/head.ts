import { createFacePaint, type Face } from "#artwork/signer/face.ts";
import { faceColors, materials } from "#artwork/signer/materials.ts";
import type { Solid } from "#artwork/signer/solid.ts";
import { add, type Frame, rotate, toWorld, type Vector } from "#artwork/signer/vector.ts";

const neckJoint: Vector = [0, 6.6, -1];

/** The head's frame: its origin is the middle of the head. */
export function toHeadFrame({ nod, turn, tilt, forward, shoulders }: Face): Frame {
  const turned = (vector: Vector) =>
    rotate(rotate(rotate(vector, [1, 0, 0], -nod * 14), [0, 1, 0], turn * 18), [0, 0, 1], -tilt * 12);
  const joint = add(neckJoint, [0, Math.max(-1, shoulders) * 0.6 - forward * 0.6, forward * 2.6]);
  return {
    origin: add(joint, turned([0, 12, 2])),
    x: turned([1, 0, 0]),
    y: turned([0, 1, 0]),
    z: turned([0, 0, 1]),
  };
}

export function toHead(face: Face): Solid[] {
  const frame = toHeadFrame(face);
  const at = (point: Vector): Frame => ({ ...frame, origin: toWorld(frame, point) });
  const skin = { material: materials.skin, part: "head" };
  const hair = { material: materials.hair, part: "hair" };
  const paintFace = createFacePaint(face, faceColors);
  const paintFrom =
    ([dx, dy, dz]: Vector) =>
    ([x, y, z]: Vector) =>
      paintFace([x + dx, y + dy, z + dz]);
  const jaw: Vector = [0, -4.6, 0.9];
  const cheeks = (face.puffed > 0 ? [-1, 1] : []).map((side): Solid => ({
    kind: "ellipsoid",
    frame: at([side * (4 + face.puffed * 0.9), -3.6 - face.puffed, 4.2]),
    radii: [3.6 + face.puffed * 1.1, 3.8 + face.puffed * 0.6, 4.3],
    paint: paintFrom([side * (4 + face.puffed * 0.9), -3.6 - face.puffed, 4.2]),
    ...skin,
  }));
  return [
    { kind: "cone", from: [0, 0, -2], to: toWorld(frame, [0, -8, -2]), radii: [5.2, 4.9], ...skin },
    {
      kind: "ellipsoid",
      frame: at([0, 1.2, 0]),
      radii: [8.5, 10, 9.3],
      paint: paintFrom([0, 1.2, 0]),
      ...skin,
    },
    { kind: "ellipsoid", frame: at(jaw), radii: [6.3, 7, 7.6], paint: paintFrom(jaw), ...skin },
    ...cheeks,
    ...[-1, 1].map((side): Solid => ({
      kind: "ellipsoid",
      frame: at([side * 8.5, -0.6, -0.8]),
      radii: [1.2, 2.5, 1.7],
      ...skin,
    })),
    {
      kind: "cone",
      from: toWorld(frame, [0, 2, 8.5]),
      to: toWorld(frame, [0, -1.9, 10]),
      radii: [0.8, 1.15],
      material: materials.skin,
      part: "head nose",
    },
    {
      kind: "ellipsoid",
      frame: at([0, 2.6, -0.9]),
      radii: [9.5, 10.2, 10.2],
      isThere: ([x, y, z]) =>
        z < -0.05 - 0.25 * Math.max(0, -y) || y > 0.52 - 0.22 * x * x - 0.25 * Math.max(0, x),
      ...hair,
    },
    { kind: "ellipsoid", frame: at([0, 11.6, -6.2]), radii: [4.6, 4.2, 4.4], ...hair },
  ];
}
