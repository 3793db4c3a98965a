import { problemOf } from '@/src/api-client/problem'
import type { Data } from '@/src/api-client/types'
import type { Locale } from '@/src/lib/constants'
import { HttpError } from '@/src/platform/http/http-error'
import type { BookingStatus } from '@/src/features/booking/rules/booking'
import type { Slot } from './days'

export type Times = { timeZone: string; slots: Slot[] }
export type Details = { name: string; email: string; phone: string; topic: string; message: string }
export type Booked = Slot & { id: string; token: string; calendar: string }
export type Held = Slot & { status: BookingStatus; timeZone: string }

type RawSlot = Data<'/api/bookings/slots'>['slots'][number]

const toSlot = ({ start, end }: RawSlot): Slot => ({ start: Date.parse(start), end: Date.parse(end) })

/** Comes with the first call: its size is not for the first load. */
const client = () => import('@/src/api-client/api')

/** Who takes no calls has no free times. @throws when there is no answer, or one that is no list of times */
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

export type Answer =
  | { type: 'booked'; booked: Booked }
  | { type: 'taken'; alternatives: Slot[] }
  | { type: 'invalid'; paths: string[] }
  | { type: 'tooMany' }
  | { type: 'failed' }

type Order = Details & { start: number; timeZone: string; locale: Locale; elapsedMs: number; website: string }

function toRefusal(error: HttpError): Answer {
  const { alternatives = [], errors = [] } = problemOf(error) ?? {}
  if (error.status === 429) return { type: 'tooMany' }
  if (error.status === 409) return { type: 'taken', alternatives: alternatives.map(toSlot) }
  if (error.status === 422) return { type: 'invalid', paths: errors.map(({ path }) => path) }
  return { type: 'failed' }
}

/** Books a time. Without an answer it is not known to be booked: `failed`. */
export async function sendOrder({ start, ...order }: Order): Promise<Answer> {
  const body = { ...order, start: new Date(start).toISOString(), path: window.location.pathname }
  try {
    const { api } = await client()
    const { data } = await api('/api/bookings', { method: 'post', body })
    return { type: 'booked', booked: { ...data, ...toSlot(data) } }
  } catch (error) {
    return error instanceof HttpError ? toRefusal(error) : { type: 'failed' }
  }
}

/** Who cancels, as the link in the mail says it: `#booking=<id>.<token>`. */
export type BookingToken = { id: string; token: string }

export function holderIn(hash: string): BookingToken | null {
  const [, id, token] = /^#booking=([\da-f-]{36})\.([\w-]+)$/.exec(hash) ?? []
  return id && token ? { id, token } : null
}

export type HeldAnswer =
  | { type: 'held'; held: Held }
  | { type: 'notFound' }
  | { type: 'over' }
  | { type: 'failed' }

const REFUSALS: Readonly<Record<number, HeldAnswer>> = {
  404: { type: 'notFound' },
  422: { type: 'notFound' },
  409: { type: 'over' },
}

async function heldAnswer(ask: () => Promise<{ data: Data<'/api/bookings/{id}'> }>): Promise<HeldAnswer> {
  try {
    const { data } = await ask()
    return { type: 'held', held: { ...data, ...toSlot(data) } }
  } catch (error) {
    return (error instanceof HttpError && REFUSALS[error.status]) || { type: 'failed' }
  }
}

export const fetchHeld = ({ id, token }: BookingToken): Promise<HeldAnswer> =>
  heldAnswer(async () => {
    const { api } = await client()
    return api('/api/bookings/{id}', { params: { id }, headers: { 'x-booking-token': token } })
  })

export const sendCancellation = ({ id, token }: BookingToken): Promise<HeldAnswer> =>
  heldAnswer(async () => {
    const { api } = await client()
    return api('/api/bookings/{id}/cancel', { method: 'post', params: { id }, body: { token } })
  })
