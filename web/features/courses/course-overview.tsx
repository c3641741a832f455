import type { CoursePage } from "#content/content-types.ts";
import { Hanging } from "#ui/hanging.tsx";
import { RichText } from "#ui/rich-text.tsx";

export interface CourseOverviewProps {
  overview: CoursePage["overview"];
}

export function CourseOverview({ overview }: CourseOverviewProps) {
  if (!overview?.length) return null;
  return (
    <Hanging title="Overview">
      <RichText value={overview} lead />
    </Hanging>
  );
}
