import { problemOf } from '@/src/api-client/problem'
import type { Data } from '@/src/api-client/types'
import type { Locale } from '@/src/lib/constants'
import { HttpError } from '@/src/platform/http/http-error'
import type { BookingStatus } from '@/src/features/booking/rules/booking'
import type { Slot } from './days'

export type Times = { timeZone: string; slots: Slot[] }
export type Details = { name: string; email: string; phone: string; topic: string; message: string }
export type Booked = Slot & { id: string; token: string; calendar: string }
export type BookingDetails = Slot & { status: BookingStatus; timeZone: string }

type RawSlot = Data<'/api/bookings/slots'>['slots'][number]

const toSlot = ({ start, end }: RawSlot): Slot => ({ start: Date.parse(start), end: Date.parse(end) })

/** Imported on the first request, to keep it out of the initial bundle. */
const client = () => import('@/src/api-client/api')

/** No slots when the tenant has no availability (404). @throws on any other error */
export async function fetchTimes(signal: AbortSignal): Promise<Times> {
  try {
    const { api } = await client()
    const { data } = await api('/api/bookings/slots', { signal })
    return { timeZone: data.timeZone, slots: data.slots.map(toSlot) }
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return { timeZone: 'UTC', slots: [] }
    throw error
  }
}

export type BookingResult =
  | { type: 'booked'; booked: Booked }
  | { type: 'conflict'; alternatives: Slot[] }
  | { type: 'invalid'; paths: string[] }
  | { type: 'tooMany' }
  | { type: 'failed' }

type Order = Details & { start: number; timeZone: string; locale: Locale; elapsedMs: number; website: string }

function toFailure(error: HttpError): BookingResult {
  const { alternatives = [], errors = [] } = problemOf(error) ?? {}
  if (error.status === 429) return { type: 'tooMany' }
  if (error.status === 409) return { type: 'conflict', alternatives: alternatives.map(toSlot) }
  if (error.status === 422) return { type: 'invalid', paths: errors.map(({ path }) => path) }
  return { type: 'failed' }
}

/** Books a slot. Without a response it is unknown whether it is booked: `failed`. */
export async function sendOrder({ start, ...order }: Order): Promise<BookingResult> {
  const body = { ...order, start: new Date(start).toISOString(), path: window.location.pathname }
  try {
    const { api } = await client()
    const { data } = await api('/api/bookings', { method: 'post', body })
    return { type: 'booked', booked: { ...data, ...toSlot(data) } }
  } catch (error) {
    return error instanceof HttpError ? toFailure(error) : { type: 'failed' }
  }
}

/** Authorises a cancellation, from the link in the mail: `#booking=<id>.<token>`. */
export type BookingToken = { id: string; token: string }

export function parseBookingToken(hash: string): BookingToken | null {
  const [, id, token] = /^#booking=([\da-f-]{36})\.([\w-]+)$/.exec(hash) ?? []
  return id && token ? { id, token } : null
}

export type LookupResult =
  | { type: 'found'; booking: BookingDetails }
  | { type: 'notFound' }
  | { type: 'over' }
  | { type: 'failed' }

const FAILURES: Readonly<Record<number, LookupResult>> = {
  404: { type: 'notFound' },
  422: { type: 'notFound' },
  409: { type: 'over' },
}

async function lookUp(request: () => Promise<{ data: Data<'/api/bookings/{id}'> }>): Promise<LookupResult> {
  try {
    const { data } = await request()
    return { type: 'found', booking: { ...data, ...toSlot(data) } }
  } catch (error) {
    return (error instanceof HttpError && FAILURES[error.status]) || { type: 'failed' }
  }
}

export const fetchBooking = ({ id, token }: BookingToken): Promise<LookupResult> =>
  lookUp(async () => {
    const { api } = await client()
    return api('/api/bookings/{id}', { params: { id }, headers: { 'x-booking-token': token } })
  })

export const sendCancellation = ({ id, token }: BookingToken): Promise<LookupResult> =>
  lookUp(async () => {
    const { api } = await client()
    return api('/api/bookings/{id}/cancel', { method: 'post', params: { id }, body: { token } })
  })
