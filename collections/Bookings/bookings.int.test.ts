import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Booking } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { createAvailability } from '@/src/testing/bookings'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let other: Company
const scene = { overrideAccess: true } as const

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
})

/** A booking from minute `from` to minute `until` of a day in the far future, including the break after it. */
const createBooking = (from: number, until: number, own: Partial<Booking> = {}, of: Company = company) => {
  const at = (minute: number) => new Date(Date.UTC(2050, 0, 1, 0, minute)).toISOString()
  return payload.create({
    collection: 'bookings',
    data: {
      tenant: of.tenant.id,
      domain: of.domain.id,
      startsAt: at(from),
      endsAt: at(until),
      occupiedUntil: at(until),
      name: 'Noor de Boer',
      email: 'noor@example.org',
      timeZone: 'Europe/Amsterdam',
      locale: 'nl',
      status: 'booked',
      sequence: 0,
      cancelTokenHash: 'f'.repeat(64),
      ...own,
    },
    ...scene,
  })
}

describe('overlap constraint in the database', () => {
  it('rejects two bookings of one tenant that overlap by as little as a minute', async () => {
    await createBooking(0, 45)
    for (const [from, until] of [
      [0, 45],
      [44, 60],
      [10, 20],
    ] as const) {
      const error: unknown = await createBooking(from, until).catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ cause: { code: '23P01', constraint: 'bookings_no_overlap' } })
    }
  })

  it('accepts adjacent bookings, overlapping ones of another tenant, and one in place of a cancelled booking', async () => {
    await createBooking(100, 130)
    await createBooking(130, 160)
    await createBooking(100, 130, {}, other)
    const { id } = await createBooking(200, 230)
    await payload.update({ collection: 'bookings', id, data: { status: 'cancelled' }, ...scene })
    await createBooking(200, 230)
  })
})

describe('access to bookings', () => {
  const as = (user: Person | null) => ({ user, overrideAccess: false }) as const
  const read = (id: string, user: Person | null) =>
    payload.findByID({ collection: 'bookings', id, disableErrors: true, ...as(user) }).catch(() => null)
  const cancel = (id: string, user: Person | null) =>
    payload.update({ collection: 'bookings', id, data: { status: 'cancelled' }, ...as(user) })

  it('lets viewers of the tenant read, and editors and admins cancel', async () => {
    const { id } = await createBooking(300, 310)
    for (const person of [company.viewer, company.editor, company.admin])
      expect((await read(id, person))?.name).toBe('Noor de Boer')
    await expect(cancel(id, company.viewer)).rejects.toThrow()
    expect((await cancel(id, company.editor)).status).toBe('cancelled')
    const { id: second } = await createBooking(310, 320)
    expect((await cancel(second, company.admin)).status).toBe('cancelled')
  })

  it('denies another tenant, an account without a role and a visitor', async () => {
    const { id } = await createBooking(320, 330)
    const nobody = await createPerson(payload)
    for (const person of [other.admin, nobody, null]) {
      expect(await read(id, person)).toBeNull()
      await expect(cancel(id, person)).rejects.toThrow()
    }
    expect((await read(id, company.viewer))?.status).toBe('booked')
  })

  it('lets nobody create a booking in the panel, or change one except to cancel it', async () => {
    const { id, startsAt } = await createBooking(330, 340)
    const { id: _, ...copy } = await createBooking(340, 350)
    await expect(
      payload.create({ collection: 'bookings', data: copy, ...as(company.admin) }),
    ).rejects.toThrow()
    const data = { startsAt: '2050-01-02T00:00:00.000Z', email: 'x@example.org' }
    const changed = await payload.update({ collection: 'bookings', id, data, ...as(company.admin) })
    expect(changed).toMatchObject({ startsAt, email: 'noor@example.org' })
  })

  it('rejects undoing a cancellation, and increments the calendar sequence when cancelling', async () => {
    const { id } = await createBooking(350, 360)
    await cancel(id, company.editor)
    await expect(
      payload.update({ collection: 'bookings', id, data: { status: 'booked' }, ...as(company.admin) }),
    ).rejects.toMatchObject({ data: { errors: [{ path: 'status' }] } })
    const stored = await payload.findByID({ collection: 'bookings', id, showHiddenFields: true, ...scene })
    expect(stored.sequence).toBe(1)
  })

  it('never exposes the hash of the visitor’s cancellation token', async () => {
    const { id } = await createBooking(360, 370)
    expect(await read(id, company.admin)).not.toHaveProperty('cancelTokenHash')
  })
})

describe('availability', () => {
  const windows = (from: string, until: string) => ({
    weeklyHours: [{ day: 'monday' as const, from, until }],
  })

  it.each([
    ['a window that ends before it begins', windows('12:00', '09:00')],
    ['a time that is none', windows('9 uur', '12:00')],
    ['an unknown time zone', { timeZone: 'Mars/Base' }],
    ['half a minute', { slotMinutes: 12.5 }],
    [
      'a last day before the first',
      { exceptions: [{ from: '2026-12-24', until: '2026-12-20', kind: 'closed' as const }] },
    ],
    [
      'windows of a day that overlap',
      {
        weeklyHours: [
          { day: 'monday' as const, from: '09:00', until: '12:00' },
          { day: 'monday' as const, from: '11:00', until: '13:00' },
        ],
      },
    ],
  ])('rejects %s', async (_, data) => {
    const fresh = await createCompany(payload)
    await expect(createAvailability(payload, fresh, data)).rejects.toThrow()
  })

  it('can be changed by editors of the tenant only', async () => {
    const { id } = await createAvailability(payload, company)
    const change = (user: Person | null) =>
      payload.update({
        collection: 'availability',
        id,
        data: { slotMinutes: 45 },
        user,
        overrideAccess: false,
      })
    for (const person of [company.viewer, other.admin, null]) await expect(change(person)).rejects.toThrow()
    expect((await change(company.editor)).slotMinutes).toBe(45)
  })
})
