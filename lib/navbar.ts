/** The bar is transparent up to and at this scroll position, in px (specification, section 9). */
export const NAVBAR_SCROLL_THRESHOLD_PX = 50;

export const isScrolled = (scrollY: number) => scrollY > NAVBAR_SCROLL_THRESHOLD_PX;
