export const figuresProjection = /* groq */ `_type == "figures" => { title, items[] { _key, value, label } }`;
