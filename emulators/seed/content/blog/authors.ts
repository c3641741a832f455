import type { Author } from "@shop/schemas/generated/sanity.types.ts";
import { picture } from "#seed/content/picture.ts";
import type { Seed } from "#seed/content/seed-document.ts";

export const authors = [
  {
    _id: "author-elias-amadi",
    _type: "author",
    name: "Elias Amadi",
    role: "Deaf instructor, adult courses",
    image: picture(
      "instructors/elias-amadi.webp",
      "Portrait of Elias Amadi, drawn in flat colors: a man with short hair and a beard, one hand raised.",
    ),
    bio: "Elias grew up signing with Deaf parents and teaches the adult courses. He writes about grammar, and about the manners that no grammar book mentions.",
  },
  {
    _id: "author-noor-lindqvist",
    _type: "author",
    name: "Noor Lindqvist",
    role: "Deaf actress, kids courses",
    image: picture(
      "instructors/noor-lindqvist.webp",
      "Portrait of Noor Lindqvist, drawn in flat colors: a smiling woman with dark hair in a bun, both hands open.",
    ),
    bio: "Noor works on stage and in front of the camera, and teaches the kids courses. She writes for families, and for anyone who has to keep a room full of children looking up.",
  },
  {
    _id: "author-june-castellan",
    _type: "author",
    name: "June Castellan",
    role: "Deaf editor, workbooks",
    image: picture(
      "people/june-castellan.webp",
      "Portrait of June Castellan, drawn in flat colors: a woman with short silver hair and round glasses, one hand open beside a red pencil.",
    ),
    bio: "June edits the workbooks and checks every gloss in them twice. She writes about practice, spelling and the habits that make a language stay.",
  },
] satisfies Seed<Author>[];
