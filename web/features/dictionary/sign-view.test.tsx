import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Sign } from "#content/content-types.ts";
import { SignShareImage } from "#features/metadata/share-images/sign-share-image.tsx";
import { arcShapes } from "#ui/arc-shapes.ts";
import { HandMark } from "./marks/hand-mark.tsx";
import { LocationMark } from "./marks/location-mark.tsx";
import { MovementMark } from "./marks/movement-mark.tsx";
import { SignView } from "./sign-view.tsx";

const help: Sign = {
  _id: "sign-help",
  _type: "sign",
  gloss: "HELP",
  englishWords: ["help", "assist"],
  category: "actions",
  partOfSpeech: "verb",
  description: "Set your fist, thumb up, on your other palm and lift both together.",
  hands: "two different",
  handshape: "fist",
  handshapeFamily: "fist",
  locationArea: "front",
  movementKind: "line",
  palmDirection: "side",
  secondHandshape: "flat hand",
  location: "in front of the chest",
  movement: "the flat hand lifts the fist",
  palmOrientation: "fist to the side, flat hand up",
  nonManual: null,
  note: null,
  slug: "help",
  videos: null,
  exampleSentences: null,
  relatedSigns: null,
  confusedWith: null,
  lessons: [],
};

test("a sign without a video is described in words, and drawn by its handshape, location, and movement", () => {
  const markup = renderToStaticMarkup(<SignView sign={help} signs={[]} />);

  expect(markup).toContain("Set your fist, thumb up, on your other palm");
  expect(markup).toContain("the flat hand lifts the fist");
  expect(markup).not.toContain("<video");
  expect(markup).toContain(renderToStaticMarkup(<HandMark family="fist" />));
  expect(markup).toContain(renderToStaticMarkup(<LocationMark area="front" />));
  expect(markup).toContain(renderToStaticMarkup(<MovementMark kind="line" />));
});

test("a sign that isn't in the dictionary's lists yet has no drawings", () => {
  const unlisted = { ...help, handshapeFamily: null, locationArea: null, movementKind: null };

  const markup = renderToStaticMarkup(<SignView sign={unlisted} signs={[]} />);

  expect(markup).toContain("the flat hand lifts the fist");
  expect(markup).not.toMatch(/dictionary\/(handshapes|locations|movements)/);
});

test("an easily confused sign comes with what's different, and a deleted one is skipped", () => {
  const work = {
    _id: "w",
    _type: "sign" as const,
    gloss: "WORK",
    englishWords: null,
    handshapeFamily: null,
    slug: "work",
    poster: null,
  };
  const confusedWith = [
    { _key: "one", difference: "WORK taps.", sign: work },
    { _key: "two", difference: "It's gone.", sign: null },
  ];

  const markup = renderToStaticMarkup(<SignView sign={{ ...help, confusedWith }} signs={[]} />);

  expect(markup).toContain("WORK taps.");
  expect(markup).not.toContain("It&#x27;s gone.");
});

test("a sign's share image has no arc but the shop's mark", () => {
  const markup = renderToStaticMarkup(<SignShareImage name="Handshape" gloss="HELP" meaning="help" />);

  const drawn = Object.entries(arcShapes).filter(([, { curve }]) => markup.includes(curve));

  expect(drawn.map(([name]) => name)).toEqual(["mark"]);
});
