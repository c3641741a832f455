import { defineArrayMember, defineField } from "sanity";
import { pathOrSecureAddress } from "../validation/link-address.ts";
import { pdfFile } from "../validation/pdf-file.ts";
import { titled } from "../objects/titled.ts";
import { requiredText } from "../validation/required-text.ts";

/** Sections of a workbook's page, and its sample. */
export const bookPageFields = [
  defineField({
    name: "sample",
    title: "Sample chapter",
    type: "file",
    options: { accept: ".pdf,application/pdf" },
    description: "A PDF that visitors can read before buying.",
    group: "page",
    validation: pdfFile,
  }),
  defineField({
    name: "sections",
    title: "Page sections",
    type: "object",
    description: "Empty sections are left out.",
    preview: titled("Page sections"),
    group: "page",
    options: { collapsible: false },
    fields: [
      defineField({
        name: "header",
        title: "Header",
        type: "object",
        description: "The top of the page.",
        preview: titled("Header"),
        fields: [picture("Leave empty to show the book's main image.")],
      }),
      defineField({
        name: "howItWorks",
        title: "How it works",
        type: "object",
        description: "How a learner uses the book, step by step.",
        preview: titled("How it works"),
        fields: [
          picture("Shown beside the steps."),
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
        description: "An open page of the book, with a link to the sample chapter.",
        preview: titled("Look inside"),
        fields: [
          picture("A page of the book."),
          defineField({
            name: "sampleUrl",
            title: "Sample URL",
            type: "url",
            description: "Leave empty to link to the sample chapter above.",
            validation: pathOrSecureAddress,
          }),
        ],
      }),
      defineField({
        name: "cta",
        title: "Call to action",
        type: "object",
        description: "The closing section with the buy button.",
        preview: titled("Call to action"),
        fields: [picture("Shown beside the button.")],
      }),
    ],
  }),
];

function picture(description: string) {
  return defineField({ name: "image", title: "Image", type: "figure", description });
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
        validation: requiredText("Give the step a title."),
      }),
      defineField({
        name: "content",
        title: "Text",
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
    description: "An image and a few paragraphs about one good thing in the book.",
    preview: titled(title),
    fields: [
      picture("Shown beside the paragraphs."),
      defineField({
        name: "title",
        title: "Title",
        type: "string",
        description: "The highlight in a few words.",
      }),
      defineField({
        name: "paragraphs",
        title: "Paragraphs",
        type: "array",
        of: [defineArrayMember({ type: "text", rows: 3 })],
        description: "One to three paragraphs of two or three sentences each.",
      }),
    ],
  });
}
