import type { ArticleAuthor, Blog } from "#storefront/domain/content/shop-content.ts";

const elias: ArticleAuthor = {
  name: "Elias Amadi",
  firstName: "Elias",
  lastName: "Amadi",
  email: "elias@handshape.test",
  bio: "Deaf instructor of the adult courses.",
};

const noor: ArticleAuthor = {
  name: "Noor Lindqvist",
  firstName: "Noor",
  lastName: "Lindqvist",
  email: "noor@handshape.test",
  bio: "Deaf actress, teacher of the kids courses.",
};

export const blogs: Blog[] = [
  {
    id: "gid://shopify/Blog/46000000001",
    handle: "news",
    title: "News",
    seo: { title: null, description: "Notes on learning American Sign Language." },
    articles: [
      {
        id: "gid://shopify/Article/47000000001",
        handle: "your-first-ten-signs",
        title: "Your first ten signs",
        contentHtml: [
          "<p>Begin with what you need at the door: hello, thank you, please, sorry, yes, no, again, slow, sign, name. Ten signs make a short conversation, and a short conversation makes you want the next ten.</p>",
          "<p>Practice each in a sentence. Look at the other person’s face, not at their hands.</p>",
        ].join("\n"),
        excerptHtml: "<p>Ten signs that make a short conversation.</p>",
        author: elias,
        tags: ["beginners", "practice"],
        comments: [
          {
            id: "gid://shopify/Comment/48000000001",
            author: { name: "Ruth", email: "ruth@example.test" },
            contentHtml: "<p>“Again” and “slow” saved my first evening. Thank you!</p>",
          },
        ],
        publishedAt: "2026-01-19T15:00:00Z",
        updatedAt: "2026-01-20T15:00:00Z",
      },
      {
        id: "gid://shopify/Article/47000000002",
        handle: "signing-with-kids-at-the-table",
        title: "Signing with kids at the table",
        contentHtml:
          "<p>Dinner is a good lesson: everybody faces everybody. Choose five signs for the week, such as more, milk, finished, hot and yummy, and let the youngest correct the grown-ups.</p>",
        excerptHtml: null,
        author: noor,
        tags: ["kids", "practice"],
        comments: [],
        publishedAt: "2026-02-16T15:00:00Z",
        updatedAt: "2026-02-16T15:00:00Z",
      },
    ],
  },
];
