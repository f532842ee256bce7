/** The id of a product card on /Products. */
export const productAnchor = (id: number) => `product-${id}`;

export const productHref = (id: number) => `/Products#${productAnchor(id)}` as const;
