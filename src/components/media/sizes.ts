/** `<img sizes>` of an image that is cropped to fill the window: on a phone it is rendered far wider than the window. */
export const FULL_WINDOW = 'max(100vw, 178vh)'
