import type { Section } from "#content/content-types.ts";
import { Quotations } from "#ui/quotations.tsx";

export interface TestimonialsProps {
  section: Section<"testimonials">;
}

/** Quotations from learners. */
export function Testimonials({ section: { title, items } }: TestimonialsProps) {
  return <Quotations title={title} quotations={items} />;
}
