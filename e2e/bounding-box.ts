import type { Locator } from '@playwright/test'

/** The bounding box of an element in CSS pixels of the window; all NaN when it is not visible. */
export const box = async (locator: Locator) =>
  (await locator.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: Number.NaN, height: Number.NaN }
