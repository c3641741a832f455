import type { Instructor } from "@shop/schemas/generated/sanity.types.ts";
import { keyed } from "#seed/content/keyed.ts";
import { picture } from "#seed/content/picture.ts";
import { richText } from "#seed/content/rich-text.ts";
import type { Seed } from "#seed/content/seed-document.ts";

export const instructors = [
  {
    _id: "instructor-elias-amadi",
    _type: "instructor",
    name: "Elias Amadi",
    slug: { _type: "slug", current: "elias-amadi" },
    role: "Deaf instructor, adult courses",
    images: keyed("portrait", [
      picture(
        "instructors/elias-amadi.webp",
        "Portrait of Elias Amadi, drawn in flat colors: a man with short hair and a beard, one hand raised and the other in front of his chest.",
      ),
    ]),
    shortBio:
      "Elias grew up signing with Deaf parents and teaches the way people talk: slowly at first, always in whole sentences, with room for questions.",
    about: richText(
      "ASL is my first language. My parents are Deaf, and so were most of the people at our kitchen table. I learned early that a good conversation needs good light and enough chairs.",
      "I’ve taught adults in evening classes, in offices and over video. They come for many reasons: a new neighbor, a grandchild, a colleague, a love. They all worry that they’re too slow. None of them are. Signing is a skill of the whole body, and the body learns by doing a thing again.",
      "So I repeat a lot, I show every sign in a sentence, and I tell you when something is a matter of manners rather than grammar. I’d rather you know fifty signs and look people in the eye than know five hundred and look at your hands.",
    ),
  },
  {
    _id: "instructor-noor-lindqvist",
    _type: "instructor",
    name: "Noor Lindqvist",
    slug: { _type: "slug", current: "noor-lindqvist" },
    role: "Deaf actress, kids courses",
    images: keyed("portrait", [
      picture(
        "instructors/noor-lindqvist.webp",
        "Portrait of Noor Lindqvist, drawn in flat colors: a smiling woman with dark hair in a bun, both hands open in the air.",
      ),
    ]),
    shortBio:
      "Noor is a Deaf actress who works on stage and in front of the camera. She teaches kids to sign with their hands, their faces and all of their imagination.",
    about: richText(
      "When I was little I told stories under the table, because that’s where the best audience was: my cousins. I still think that every good lesson is a kind of story.",
      "On stage I learned how far a small movement can travel. A lifted eyebrow reaches the last row. Children understand that at once. They watch faces better than any grown-up does.",
      "In my courses we play. We spell names, we become animals, we argue about ice cream. And by the way, we learn grammar. If a child asks you at dinner to look at them when they talk, that was me.",
    ),
  },
] satisfies Seed<Instructor>[];
