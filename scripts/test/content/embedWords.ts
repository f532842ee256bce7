export const embedWords = { vendors: {} };
