export const callToActionProjection = /* groq */ `_type == "callToAction" => { title, text, link { label, href } }`;
