import { defineArrayMember, defineField } from "sanity";
import { pathOrSecureAddress } from "../validation/link-address.ts";
import { pdfFile } from "../validation/pdf-file.ts";

/** The parts of a workbook's own page, and what can be read of it before buying. */
export const bookPageFields = [
  defineField({
    name: "sample",
    title: "Sample chapter",
    type: "file",
    options: { accept: ".pdf,application/pdf" },
    description: "A PDF that visitors can read before they buy.",
    group: "page",
    validation: pdfFile,
  }),
  defineField({
    name: "sections",
    title: "Parts of the page",
    type: "object",
    description: "What is left empty is left out.",
    group: "page",
    options: { collapsible: false },
    fields: [
      defineField({
        name: "header",
        title: "Header",
        type: "object",
        description: "The first screen.",
        fields: [picture("Leave empty to show the book's first picture.")],
      }),
      defineField({
        name: "howItWorks",
        title: "How it works",
        type: "object",
        description: "How a learner uses the book, step by step.",
        fields: [
          picture("Beside the steps."),
          defineField({
            name: "items",
            title: "Steps",
            type: "array",
            of: [howItWorksItem()],
            description: "Three or four.",
          }),
        ],
      }),
      highlight("highlightOne", "First highlight"),
      highlight("highlightTwo", "Second highlight"),
      defineField({
        name: "bookPreview",
        title: "Look inside",
        type: "object",
        description: "An open page of the book and the way to the sample chapter.",
        fields: [
          picture("A page of the book."),
          defineField({
            name: "sampleUrl",
            title: "Address of the sample",
            type: "url",
            description: "Leave empty to open the sample chapter above.",
            validation: pathOrSecureAddress,
          }),
        ],
      }),
      defineField({
        name: "cta",
        title: "Call to action",
        type: "object",
        description: "The last words before the button that buys it.",
        fields: [picture("Beside the button.")],
      }),
    ],
  }),
];

function picture(description: string) {
  return defineField({ name: "image", title: "Picture", type: "figure", description });
}

function howItWorksItem() {
  return defineArrayMember({
    name: "howItWorksItem",
    title: "Step",
    type: "object",
    fields: [
      defineField({
        name: "title",
        title: "Title",
        type: "string",
        description: "A few words.",
        validation: (rule) => rule.required().error("Give the step a title."),
      }),
      defineField({
        name: "content",
        title: "Words",
        type: "text",
        rows: 3,
        description: "One or two sentences.",
      }),
    ],
    preview: { select: { title: "title", subtitle: "content" } },
  });
}

function highlight(name: string, title: string) {
  return defineField({
    name,
    title,
    type: "object",
    description: "A picture and a few paragraphs on one good thing about the book.",
    fields: [
      picture("Beside the paragraphs."),
      defineField({
        name: "title",
        title: "Title",
        type: "string",
        description: "The good thing, in a few words.",
      }),
      defineField({
        name: "paragraphs",
        title: "Paragraphs",
        type: "array",
        of: [defineArrayMember({ type: "text", rows: 3 })],
        description: "One to three, of two or three sentences each.",
      }),
    ],
  });
}
