export const BOOKING_STATUSES = ['booked', 'cancelled'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]
