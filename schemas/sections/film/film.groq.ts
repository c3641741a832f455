import { videoProjection } from "../../objects/video.groq.ts";

export const filmProjection = /* groq */ `_type == "film" => { title, text, video ${videoProjection} }`;
