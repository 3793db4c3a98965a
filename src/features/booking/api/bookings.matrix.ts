import { z } from 'zod'

import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { anonymous } from '@/src/testing/api-matrix/statuses'
import { call } from '@/src/testing/api'
import { randomVisitor, openForBookings, orderFor } from '@/src/testing/bookings'
import { DAY_MS, HOUR_MS } from '@/src/lib/durations'

const BOOKINGS = '/api/bookings'
/** From eight to four. */
const CALLS_A_DAY = 16

const open = new WeakMap<MatrixContext, Promise<unknown>>()
const taken = new WeakMap<MatrixContext, number>()

/** A time that nobody has booked yet, from the morning of the day after tomorrow on. */
async function freeSlot(world: MatrixContext): Promise<string> {
  const opening = open.get(world) ?? openForBookings(world.payload, world.company)
  open.set(world, opening)
  await opening
  const before = taken.get(world) ?? 0
  taken.set(world, before + 1)
  const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS
  const day = 2 + Math.floor(before / CALLS_A_DAY)
  const start = midnight + day * DAY_MS + 8 * HOUR_MS + ((before % CALLS_A_DAY) * HOUR_MS) / 2
  return new Date(start).toISOString()
}

const made = z.object({ data: z.object({ id: z.string(), token: z.string() }) })

/** A call that a visitor has booked, and the token that they hold. */
async function booked(world: MatrixContext) {
  const body = orderFor(await freeSlot(world))
  const host = world.company.domain.hostname
  const response = await call(BOOKINGS, { body, host, headers: randomVisitor() })
  return made.parse(await response.json()).data
}

export const matrix = {
  'GET /api/bookings/slots': row({
    prepare: freeSlot,
    send: (slot) => ({ path: `${BOOKINGS}/slots?from=${slot.slice(0, 10)}&to=${slot.slice(0, 10)}` }),
    statuses: anonymous(200),
  }),
  'POST /api/bookings': row({
    prepare: freeSlot,
    send: (slot) => ({ path: BOOKINGS, body: orderFor(slot) }),
    statuses: anonymous(201),
    writes: ['bookings'],
  }),
  'GET /api/bookings/{id}': row({
    prepare: booked,
    send: ({ id, token }) => ({ path: `${BOOKINGS}/${id}`, headers: { 'x-booking-token': token } }),
    statuses: anonymous(200),
  }),
  'POST /api/bookings/{id}/cancel': row({
    prepare: booked,
    send: ({ id, token }) => ({ path: `${BOOKINGS}/${id}/cancel`, body: { token } }),
    statuses: anonymous(200),
    writes: ['bookings'],
  }),
} satisfies Matrix
