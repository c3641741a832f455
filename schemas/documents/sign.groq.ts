import { videoProjection } from "../objects/video.groq.ts";

/** A still of a sign's video for a list, without the blurred placeholder, which would weigh more than it hides. */
const signPosterProjection = /* groq */ `"poster": videos[0].poster { asset, crop, hotspot }`;

/** A sign in a list. */
const signLineProjection = /* groq */ `{
  _id, _type, gloss, englishWords, handshapeFamily,
  "slug": slug.current,
  ${signPosterProjection}
}`;

/** A sign in the list of all signs, with what the dictionary browses by and compares. */
export const dictionarySignProjection = /* groq */ `{
  _id, _type, gloss, englishWords, category, partOfSpeech, hands, handshapeFamily, locationArea, movementKind, palmDirection,
  "slug": slug.current,
  ${signPosterProjection}
}`;

/** A sign on its own page, with free lessons that teach it. */
export const signPageProjection = /* groq */ `{
  _id, _type, gloss, englishWords, category, partOfSpeech, description, hands, handshape, secondHandshape, location,
  movement, palmOrientation, nonManual, note, handshapeFamily, locationArea, movementKind, palmDirection,
  "slug": slug.current,
  videos[] { _key, view, ...${videoProjection} },
  exampleSentences[] { _key, gloss, english, video ${videoProjection} },
  relatedSigns[]-> ${signLineProjection},
  confusedWith[] { _key, difference, sign-> ${signLineProjection} },
  "lessons": *[_type == "freeLesson" && defined(level) && defined(slug.current) && ^._id in signs[]._ref]
    | order(level asc, coalesce(order, 1000) asc, title asc) { _id, _type, title, summary, level, "slug": slug.current }
}`;
