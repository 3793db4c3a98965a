import type { z } from '@hono/zod-openapi'

import type { BookingRequest } from '@/src/features/booking/server/book'
import { resolvePath } from '@/src/routing/resolve-path'
import { routingStore } from '@/src/routing/store/cache'
import type { Site } from '@/src/routing/types'
import { invalid } from '@/src/api/core/from-error'
import type { bookingRequest } from './schemas'

/** No person chooses a time and types a name faster. */
const MIN_ELAPSED_MS = 1000

/** The stored page URL, so that a link in a mail cannot lead elsewhere. */
async function pagePathOf(site: Site, path: string): Promise<string> {
  const action = await resolvePath(routingStore(), site, path)
  if (action.type === 'page') return action.path
  throw invalid([{ path: 'path', message: 'Not a page of the site.' }])
}

/** Validates a request to book. @throws {ApiError} 422 for a script's submission, or an unknown page */
export async function toBookingRequest(
  site: Site,
  body: z.output<typeof bookingRequest>,
): Promise<BookingRequest> {
  if (body.website) throw invalid([{ path: 'website', message: 'Must be empty.' }])
  if (body.elapsedMs < MIN_ELAPSED_MS)
    throw invalid([{ path: 'elapsedMs', message: 'Sent too fast. Wait a moment and send it again.' }])
  return {
    start: Date.parse(body.start),
    name: body.name,
    email: body.email,
    phone: body.phone,
    topic: body.topic || null,
    message: body.message || null,
    timeZone: body.timeZone,
    locale: body.locale,
    pagePath: await pagePathOf(site, body.path),
  }
}
