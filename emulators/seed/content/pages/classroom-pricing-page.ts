import type { Page } from "@shop/schemas/generated/sanity.types.ts";
import { keyed } from "#seed/content/keyed.ts";
import { picture } from "#seed/content/picture.ts";
import { richText } from "#seed/content/rich-text.ts";
import type { Seed } from "#seed/content/seed-document.ts";

export const classroomPricingPage = {
  _id: "page-classroom-pricing",
  _type: "page",
  title: "Classroom pricing",
  path: "/requests/classroom-pricing",
  sections: [
    {
      _key: "hero",
      _type: "hero",
      eyebrow: "For schools",
      title: "One class, one language, one quote.",
      text: "Schools buy seats for a whole class at a lower price. Tell us the courses and the number of students, and you get a quote that’s good for 30 days.",
      ground: "sand",
      image: picture(
        "pages/classroom-pricing.webp",
        "A classroom from above: desks in a half circle, and thin arcs from every desk to every other.",
      ),
      links: keyed("link", [
        { _type: "namedLink", label: "Get a quote", href: "/requests/classroom-pricing#classroom-pricing" },
        { _type: "namedLink", label: "See the courses", href: "/courses" },
      ]),
    },
    {
      _key: "steps",
      _type: "steps",
      title: "From request to first lesson",
      items: keyed("step", [
        {
          _type: "feature",
          title: "Tell us about your class",
          description: "Which course, how many students, how old they are and when you want to start.",
        },
        {
          _type: "feature",
          title: "Get a quote",
          description:
            "At once, as a PDF, in US or Canadian dollars, with the price for each seat. To order, reply to its email, and we’ll send you an invoice.",
        },
        {
          _type: "feature",
          title: "Name your students",
          description:
            "Each seat gets a first name, a last name and an email address. You can paste them from a spreadsheet, or add them later.",
        },
      ]),
    },
    {
      _key: "form",
      _type: "requestForm",
      form: "classroom-pricing",
      title: "Your class, and what it costs",
      text: "The estimate updates as you type. The quote has the same numbers, and we hold them for 30 days.",
    },
    {
      _key: "in-class",
      _type: "pictureAndText",
      title: "How teachers use it",
      body: richText(
        "Put the chairs in a half circle, so that everybody sees everybody. Show one piece of a lesson on the big screen, and have pairs sign it to each other. At home, students continue at their own pace.",
        "You see how far each student has come. Nothing is graded unless you want it to be.",
        "The adult courses are for ages 15 to 100 and fit a high school class, a college or a team at work. The kids courses are for ages 8 to 15, and younger classes from about 5 use them with their teacher. A digital PDF workbook is included free with each course.",
        "You don’t need to know ASL to begin. You do need to let a Deaf teacher teach it: please show the videos and don’t read them out.",
      ),
      image: picture("steps/watch.webp", "A screen on which an arm is raised, with an arc beside it."),
      side: "left",
    },
    { _key: "questions", _type: "questions", title: "Questions from schools", category: "schools" },
  ],
  meta: {
    _type: "metadata",
    title: "Classroom pricing for ASL courses",
    description:
      "ASL courses for schools: seats at a classroom price. Get a quote for your class at once, and order by replying to it.",
    keywords: ["ASL for schools", "ASL classroom", "sign language curriculum"],
  },
} satisfies Seed<Page>;
