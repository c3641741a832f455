export const statsProjection = /* groq */ `_type == "stats" => { title, items[] { _key, value, label } }`;
