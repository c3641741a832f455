import { storyTextProjection } from "../../objects/story-text.groq.ts";

export const proseProjection = /* groq */ `_type == "prose" => { title, body[] ${storyTextProjection} }`;
