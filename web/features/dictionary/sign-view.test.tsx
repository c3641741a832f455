import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Sign } from "#content/content-types.ts";
import { SignShareImage } from "#features/metadata/share-images/sign-share-image.tsx";
import { arcShapes } from "#ui/arc-shapes.ts";
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
  lessons: [],
};

test("a sign without a video is described in words, without a drawing of another movement", () => {
  const markup = renderToStaticMarkup(<SignView sign={help} />);

  expect(markup).toContain("Set your fist, thumb up, on your other palm");
  expect(markup).toContain("the flat hand lifts the fist");
  expect(markup).not.toContain("<path");
});

test("a sign's share image has no arc but the shop's mark", () => {
  const markup = renderToStaticMarkup(<SignShareImage name="Handshape" gloss="HELP" meaning="help" />);

  const drawn = Object.entries(arcShapes).filter(([, { curve }]) => markup.includes(curve));

  expect(drawn.map(([name]) => name)).toEqual(["mark"]);
});
