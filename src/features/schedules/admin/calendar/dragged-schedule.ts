/** A schedule, by its id, on a day. */
export const DRAGGED_SCHEDULE = { type: 'application/x-gevel-schedule', attribute: 'data-day' } as const
