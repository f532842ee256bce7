export const quotes = [];
