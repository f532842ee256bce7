/** The navigation bar is transparent up to this scroll position, in px (specification, section 9). */
export const NAVBAR_SCROLL_THRESHOLD_PX = 50;
