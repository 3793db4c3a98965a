import { z } from '@hono/zod-openapi'

/** What a call can be about. */
export const bookingTopic = z
  .strictObject({
    id: z.string().openapi({ description: 'What a booking names as its `topic`.' }),
    label: z.string(),
  })
  .openapi('BookingTopic')
