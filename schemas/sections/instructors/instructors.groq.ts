import { instructorProjection } from "../../documents/instructor.groq.ts";

export const instructorsProjection = /* groq */ `_type == "instructors" => {
  title, people[]-> ${instructorProjection}
}`;
