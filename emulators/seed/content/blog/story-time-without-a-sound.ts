import type { BlogPost } from "@shop/schemas/generated/sanity.types.ts";
import { postAddress, relatedPosts } from "#seed/content/blog/post-address.ts";
import { picture } from "#seed/content/picture.ts";
import { reference } from "#seed/content/reference.ts";
import type { Seed } from "#seed/content/seed-document.ts";
import { story } from "#seed/content/story.ts";

export const storyTimeWithoutASound = {
  ...postAddress("story-time-without-a-sound"),
  title: "Story time without a sound",
  excerpt:
    "Any picture book can be signed, and you don’t need many signs for it. You need a place to put the book, and the courage to be a bear.",
  cover: picture(
    "blog/story-time-without-a-sound.webp",
    "An open book on a coral ground. Three arcs leap out of it in bounces.",
  ),
  author: reference("author-noor-lindqvist"),
  publishedAt: "2026-08-18T15:00:00Z",
  tags: ["Kids", "Families", "Stories"],
  body: story(
    "The best audience I ever had was four cousins under a table, with one flashlight. I had perhaps two hundred signs. I told them a story about a whale, and nobody asked for more words. They asked for more whale.",
    "You can sign any picture book. You don’t have to be fluent, and you don’t have to sign the text. The text is for the person who reads it aloud. The story belongs to everyone.",
    "## Where does the book go?",
    "Between your hands is the wrong answer, because you need them. Children also can’t look at you and at a book in your lap at the same moment.",
    "Stand the book up beside your face, on a shelf or a pile of cushions, so that the picture, your hands and your eyebrows make one triangle. Then follow three steps on each page.",
    picture(
      "blog/story-time-without-a-sound-triangle.webp",
      "A drawing from above: a book, a grown-up and a child at the corners of a triangle, joined by lines of sight.",
    ),
    "1. **Look.** Point at the picture and wait. Count to five. Let them look as long as they like.",
    "1. **Sign.** When their eyes come back to you, tell what happens. One sentence is plenty.",
    "1. **Look again.** Show where it is in the picture.",
    "Waiting is the hard part. Hearing grown-ups turn pages too fast, because they’re used to talking while children look. In sign, looking comes first and telling comes second. The page takes twice as long, and it’s worth it.",
    "## Be the bear",
    "In ASL a storyteller steps into each character. When the bear speaks, your shoulders get heavy, you look down, and your signs become large and slow. When the mouse answers, you shrink, you look up, and your signs get small and quick. Nobody has to be told who is talking.",
    "Grammar books call this role shift. My cousins called it doing it properly.",
    "- Turn your body a little to one side for the first character, and to the other side for the second.",
    "- Look where that character would look: the mouse up, the bear down.",
    "- Keep a face for each of them, and keep it every time they come back.",
    "## Signs that fit every book",
    "With these you can open nearly anything on the shelf.",
    "- {WHO} and {WHERE}, with eyebrows down: before each page turns.",
    "- `WHAT HAPPEN`: ask it, and let them guess.",
    "- {BIG} and `SMALL`, {HAPPY} and {SCARED}: on your face first, on your hands second.",
    "- {AGAIN}: you won’t need to teach this one.",
    "Everything else can be acted, pointed at or shown with your hands. A path is a line in the air. A river is two hands that go for a walk. If it’s a caterpillar, you have a finger.",
    "> On stage a lifted eyebrow reaches the last row. On the couch it only has to reach the other cushion.",
    "## Let them tell it back",
    "When the book is closed, hand it over. Ask `YOU TELL-STORY` with your eyebrows up and then say nothing, with your hands in your lap. Some children will do one page. Some will only be the bear. One will tell you a completely different story with the same pictures, and you should see it to the end, because that one is going to be good.",
    "Don’t correct signs while a story is running. Remember one, and use it yourself a little later, clearly, as if by chance.",
    "## Ten minutes, the same time every day",
    "Choose one book for a week. On Monday you tell it. By Friday you’ll be scolded for leaving out the owl. A story that comes back gives children what a list of words never can: they know what’s coming, so they can watch how it’s done.",
    "If you’d like company, [Kids Level 1B](/courses/kids-asl-course-level-1b) is the course with the first stories in it, and [Kids Level 1A](/courses/kids-asl-course-level-1a) is where the animals are.",
  ),
  relatedPosts: relatedPosts("signing-with-kids-at-the-table", "fifteen-minutes-a-day"),
  meta: {
    _type: "metadata",
    title: "How to sign a picture book with your child",
    description:
      "Where to put the book, how to become the bear and why waiting matters: a Deaf actress explains ASL story time for beginners and families.",
    keywords: ["ASL stories for kids", "sign a picture book", "role shift"],
  },
} satisfies Seed<BlogPost>;
