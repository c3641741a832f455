import { videoProjection } from "../objects/video.groq.ts";

/** A sign in a list. */
const signLineProjection = /* groq */ `{
  _id, _type, gloss, englishWords,
  "slug": slug.current
}`;

/** A sign in the list of all signs, with what the dictionary browses by and compares. */
export const dictionarySignProjection = /* groq */ `{
  _id, _type, gloss, englishWords, category, partOfSpeech, hands, handshapeFamily, locationArea, movementKind, palmDirection,
  "slug": slug.current
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
