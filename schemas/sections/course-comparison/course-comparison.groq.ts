/** A course's row, with the first of what its learners can do afterward. */
export const courseComparisonProjection = /* groq */ `_type == "courseComparison" => {
  title, text,
  courses[] {
    _key,
    "course": @-> {
      _id, _type, title, subtitle, handle, audience, type, orderInSeries, lessonCount, stats,
      "slug": slug.current,
      "goals": whatYouWillLearn[0...3],
      prerequisites[]-> { _id, _type, title, "slug": slug.current }
    }
  }
}`;
