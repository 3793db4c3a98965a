/** `<img sizes>` of an image that fills the window and is cropped to it: on a phone it is drawn far wider than the window. */
export const FULL_WINDOW = 'max(100vw, 178vh)'
