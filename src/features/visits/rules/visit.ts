/** Kinds of devices, by the width of their screens. */
export const DEVICES = ['desktop', 'phone', 'tablet'] as const
export type Device = (typeof DEVICES)[number]

/** What visits can be added up by. */
export const VISIT_GROUPS = ['day', 'page', 'referrer', 'device'] as const
export type VisitGroup = (typeof VISIT_GROUPS)[number]

/** Days of the figures in the panel, which are compared with as many before. */
export const VISIT_DAYS = 28

/** How long counts are kept: two years can be compared month by month. */
export const RETENTION_MONTHS = 25
