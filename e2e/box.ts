import type { Locator } from '@playwright/test'

/** Where something stands in the window; not a number where it is not to be seen. */
export const box = async (locator: Locator) =>
  (await locator.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, width: Number.NaN, height: Number.NaN }
