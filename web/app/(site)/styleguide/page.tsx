import type { Metadata } from "next";
import { readCollection } from "#catalog/cached-products.server.ts";
import { readCourse, readCourseCards } from "#content/courses.server.ts";
import { publishedView } from "#content/view.server.ts";
import { NotFound } from "../not-found.server.tsx";
import { readTokens } from "#styles/tokens.ts";
import { Styleguide } from "./styleguide.tsx";

export const metadata: Metadata = { title: "Styleguide", robots: { index: false } };

/** For developers. Only available during development. */
export default async function StyleguidePage() {
  if (process.env.NODE_ENV !== "development") return <NotFound />;
  const pendingProducts = readCollection("active-courses");
  const [first] = await readCourseCards(publishedView);
  const course = first?.slug ? await readCourse(first.slug, publishedView) : null;
  const [product] = await pendingProducts;
  return (
    <Styleguide
      tokens={readTokens()}
      samples={{
        figure: course?.image ?? null,
        portrait: course?.instructor?.image ?? null,
        film: course?.previewVideo ?? null,
        productImage: product?.image ?? null,
      }}
    />
  );
}
