/** The name of a meta element. A page that has it, and opens in a frame, moves to the top window. */
export const LEAVES_FRAME = 'leaves-frame';
