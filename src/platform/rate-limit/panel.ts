import type { Limit } from './rate-limits'

/** For the panel's own requests, which send a cookie: an editor makes a few per second, a list of images a hundred at once. */
export const PANEL_LIMIT: Limit = { name: 'panel', points: 3_000, seconds: 60 }
