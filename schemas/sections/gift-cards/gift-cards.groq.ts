export const giftCardsProjection = /* groq */ `_type == "giftCards" => { title, text }`;
