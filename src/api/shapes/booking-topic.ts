import { z } from '@hono/zod-openapi'

/** A topic for a booking. */
export const bookingTopic = z
  .strictObject({
    id: z.string().openapi({ description: 'The value for `topic` of a booking.' }),
    label: z.string(),
  })
  .openapi('BookingTopic')
