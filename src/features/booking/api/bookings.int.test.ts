import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call } from '@/src/testing/api'
import { randomVisitor, openForBookings, orderFor } from '@/src/testing/bookings'
import { type Company, createCompany } from '@/src/testing/tenants'
import { dataOf, problem } from '@/src/api/core/schemas'
import { DAY_MS } from '@/src/lib/durations'
import { booking as bookingSchema, newBooking, slots as slotsSchema } from './schemas'

let payload: Payload
let company: Company
let other: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  await openForBookings(payload, company)
  await openForBookings(payload, other)
})

const hostOf = ({ domain }: Company) => domain.hostname

async function freeStarts(of: Company = company, search = ''): Promise<string[]> {
  const response = await call(`/api/bookings/slots${search}`, { host: hostOf(of) })
  return (await bodyAs(response, dataOf(slotsSchema))).data.slots.map(({ start }) => start)
}

const post = (body: unknown, of: Company = company, headers = randomVisitor()) =>
  call('/api/bookings', { host: hostOf(of), body, headers })

async function booked(start: string, own: Record<string, unknown> = {}) {
  const response = await post(orderFor(start, own))
  expect(response.status).toBe(201)
  return (await bodyAs(response, dataOf(newBooking))).data
}

/** A free time that no other test of this file takes. */
let next = 0
async function aSlot(): Promise<string> {
  const starts = await freeStarts()
  next += 3
  return starts[next] ?? ''
}

const cancel = (id: string, token: string, of: Company = company) =>
  call(`/api/bookings/${id}/cancel`, { host: hostOf(of), body: { token } })

const view = (id: string, token: string, of: Company = company) =>
  call(`/api/bookings/${id}`, { host: hostOf(of), headers: { 'x-booking-token': token } })

describe('GET /api/bookings/slots', () => {
  it('lists the free slots in order, in UTC, with the time zone of the tenant', async () => {
    const response = await call('/api/bookings/slots', { host: hostOf(company) })
    const { data } = await bodyAs(response, dataOf(slotsSchema))
    expect(data).toMatchObject({ timeZone: 'UTC', durationMinutes: 30 })
    const starts = data.slots.map(({ start }) => start)
    expect(starts.length).toBeGreaterThan(100)
    expect(starts).toEqual(starts.toSorted())
    expect(Date.parse(starts[0] ?? '')).toBeGreaterThanOrEqual(Date.now() + 23 * 3600_000)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('lists the topics in the requested locale', async () => {
    const topicsIn = async (locale: string) => {
      const response = await call(`/api/bookings/slots?locale=${locale}`, { host: hostOf(company) })
      return (await bodyAs(response, dataOf(slotsSchema))).data.topics
    }
    const [topic] = await topicsIn('nl')
    expect(topic?.label).toBe('Kennismaken')
    expect((await booked(await aSlot(), { topic: topic?.id })).status).toBe('booked')
    expect(await topicsIn('en')).toEqual([])
  })

  it('restricts the slots to the requested days', async () => {
    const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10)
    const starts = await freeStarts(company, `?from=${day}&to=${day}`)
    expect(starts).toHaveLength(47)
    expect(new Set(starts.map((start) => start.slice(0, 10)))).toEqual(new Set([day]))
  })

  it.each(['from=2026-02-30', 'from=2026-12-05&to=2026-11-22'])('refuses %s', async (days) => {
    expect((await call(`/api/bookings/slots?${days}`, { host: hostOf(company) })).status).toBe(422)
  })

  it('is 404 where booking is not available', async () => {
    const closed = await createCompany(payload)
    expect((await call('/api/bookings/slots', { host: hostOf(closed) })).status).toBe(404)
  })
})

describe('POST /api/bookings', () => {
  it('books a free slot, which is then no longer free', async () => {
    const start = await aSlot()
    const data = await booked(start)
    expect(data).toMatchObject({ status: 'booked', start, timeZone: 'UTC' })
    expect(data.calendar).toContain('BEGIN:VEVENT')
    expect(await freeStarts()).not.toContain(start)
    const stored = await payload.findByID({ collection: 'bookings', id: data.id, overrideAccess: true })
    expect(stored).toMatchObject({ name: 'Noor de Boer', timeZone: 'America/New_York', status: 'booked' })
    expect(JSON.stringify(stored)).not.toContain(data.token)
  })

  it('accepts one of fifty concurrent bookings of a slot', async () => {
    const start = await aSlot()
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(orderFor(start))))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
    const { totalDocs } = await payload.count({
      collection: 'bookings',
      where: { tenant: { equals: company.tenant.id }, startsAt: { equals: start } },
      overrideAccess: true,
    })
    expect(totalDocs).toBe(1)
  })

  it('answers 409 with the nearest free slots for one that is booked, between slots, or past', async () => {
    const start = await aSlot()
    await booked(start)
    const free = await freeStarts()
    const inBetween = new Date(Date.parse(free[0] ?? '') + 60_000).toISOString()
    for (const wanted of [start, inBetween, '2020-01-01T10:00:00Z']) {
      const response = await post(orderFor(wanted))
      expect(response.status).toBe(409)
      const { alternatives = [] } = await bodyAs(response, problem)
      expect(alternatives).toHaveLength(5)
      expect(free).toEqual(expect.arrayContaining(alternatives.map((slot) => slot.start)))
    }
  })

  it('stores the label of the topic, and rejects one that is not offered', async () => {
    const { docs } = await payload.find({
      collection: 'availability',
      where: { tenant: { equals: company.tenant.id } },
      locale: 'nl',
      overrideAccess: true,
    })
    const topic = docs[0]?.topics?.[0]?.id
    const { id } = await booked(await aSlot(), { topic })
    expect(await payload.findByID({ collection: 'bookings', id, overrideAccess: true })).toMatchObject({
      topic: 'Kennismaken',
    })
    const response = await post(orderFor(await aSlot(), { topic: 'nope' }))
    expect(response.status).toBe(422)
    expect((await bodyAs(response, problem)).errors).toMatchObject([{ path: 'topic' }])
  })

  it.each([
    ['no name', { name: '  ' }, 'name'],
    ['a name of two lines', { name: 'Noor\r\nBcc: x@example.org' }, 'name'],
    ['no e-mail address', { email: 'noor' }, 'email'],
    ['an e-mail address of two lines', { email: 'noor@example.org\nx@example.org' }, 'email'],
    ['no telephone number', { phone: 'call me' }, 'phone'],
    ['an unknown time zone', { timeZone: 'Mars/Base' }, 'timeZone'],
    ['another language', { locale: 'de' }, 'locale'],
    ['a page that is not there', { path: '//evil.example' }, 'path'],
    ['no time', { start: 'tomorrow' }, 'start'],
    ['a filled trap', { website: 'https://spam.example' }, 'website'],
    ['the haste of a script', { elapsedMs: 5 }, 'elapsedMs'],
    ['something unheard of', { status: 'cancelled' }, 'status'],
  ])('refuses %s', async (_, own, path) => {
    const response = await post(orderFor(await aSlot(), own))
    expect(response.status).toBe(422)
    expect((await bodyAs(response, problem)).errors?.map((error) => error.path)).toEqual([path])
  })

  it('answers 429 to one visitor who keeps booking, and to nobody else', async () => {
    const visitor = randomVisitor()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 21; attempt += 1)
      statuses.push((await post(orderFor('2020-01-01T10:00:00Z'), company, visitor)).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    const refused = await post(orderFor('2020-01-01T10:00:00Z'), company, visitor)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await post(orderFor('2020-01-01T10:00:00Z'))).status).toBe(409)
  })

  it('leaves the slots of another tenant free', async () => {
    const start = await aSlot()
    await booked(start)
    expect(await freeStarts(other)).toContain(start)
    expect((await post(orderFor(start), other)).status).toBe(201)
  })
})

describe('a booking', () => {
  it('can be read with its token, and is 404 without', async () => {
    const { id, token, start } = await booked(await aSlot())
    const shown = await bodyAs(await view(id, token), dataOf(bookingSchema))
    expect(shown.data).toMatchObject({ id, start, status: 'booked' })
    expect((await view(id, 'x'.repeat(43))).status).toBe(404)
    expect((await view(id, token, other)).status).toBe(404)
    expect((await view(company.tenant.id, token)).status).toBe(404)
  })

  it('can be cancelled once, which frees the slot; repeating it gives the same response', async () => {
    const { id, token, start } = await booked(await aSlot())
    const first = await bodyAs(await cancel(id, token), dataOf(bookingSchema))
    expect(first.data.status).toBe('cancelled')
    expect(await freeStarts()).toContain(start)
    expect(await bodyAs(await cancel(id, token), dataOf(bookingSchema))).toEqual(first)
    expect((await booked(start)).id).not.toBe(id)
  })

  it('is not cancelled with a wrong token or on the site of another tenant', async () => {
    const { id, token } = await booked(await aSlot())
    expect((await cancel(id, 'x'.repeat(43))).status).toBe(404)
    expect((await cancel(id, token, other)).status).toBe(404)
    expect((await bodyAs(await view(id, token), dataOf(bookingSchema))).data.status).toBe('booked')
  })

  it('cannot be cancelled once the call has begun', async () => {
    const { id, token } = await booked(await aSlot())
    const startsAt = new Date(Date.now() - 60_000).toISOString()
    const endsAt = new Date(Date.now() + 60_000).toISOString()
    const data = { startsAt, endsAt, occupiedUntil: endsAt }
    await payload.update({ collection: 'bookings', id, data, overrideAccess: true })
    expect((await cancel(id, token)).status).toBe(409)
  })
})
