import type { Locale } from '@/src/lib/constants'
import type { Slot } from './days'

export type Times = { timeZone: string; slots: Slot[] }
export type Details = { name: string; email: string; phone: string; topic: string; message: string }
export type Booked = Slot & { id: string; token: string; calendar: string }
export type Held = Slot & { status: 'booked' | 'cancelled'; timeZone: string }

type RawSlot = { start: string; end: string }
type Problem = { errors?: { path: string }[]; alternatives?: RawSlot[] }

const toSlot = ({ start, end }: RawSlot): Slot => ({ start: Date.parse(start), end: Date.parse(end) })

/** The answer's JSON; the API's own shapes, which its tests hold to its OpenAPI document. */
const jsonOf = async <T>(response: Response): Promise<T> => (await response.json()) as T

/** Who takes no calls has no free times. @throws when there is no answer, or one that is no list of times */
export async function fetchTimes(signal: AbortSignal): Promise<Times> {
  const response = await fetch('/api/bookings/slots', { signal })
  if (response.status === 404) return { timeZone: 'UTC', slots: [] }
  if (!response.ok) throw new Error(`Status ${response.status}`)
  const { data } = await jsonOf<{ data: { timeZone: string; slots: RawSlot[] } }>(response)
  return { timeZone: data.timeZone, slots: data.slots.map(toSlot) }
}

export type Answer =
  | { type: 'booked'; booked: Booked }
  | { type: 'taken'; alternatives: Slot[] }
  | { type: 'invalid'; paths: string[] }
  | { type: 'tooMany' }
  | { type: 'failed' }

type Order = Details & { start: number; timeZone: string; locale: Locale; elapsedMs: number; website: string }

const post = (path: string, body: unknown): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function toAnswer(response: Response): Promise<Answer> {
  if (response.status === 201) {
    const { data } = await jsonOf<{ data: RawSlot & Omit<Booked, keyof Slot> }>(response)
    return { type: 'booked', booked: { ...data, ...toSlot(data) } }
  }
  if (response.status === 429) return { type: 'tooMany' }
  const problem = await jsonOf<Problem>(response)
  if (response.status === 409)
    return { type: 'taken', alternatives: (problem.alternatives ?? []).map(toSlot) }
  if (response.status === 422)
    return { type: 'invalid', paths: (problem.errors ?? []).map(({ path }) => path) }
  return { type: 'failed' }
}

/** Books a time. Without an answer it is not known to be booked: `failed`. */
export async function sendOrder({ start, ...order }: Order): Promise<Answer> {
  const body = { ...order, start: new Date(start).toISOString(), path: window.location.pathname }
  try {
    return await toAnswer(await post('/api/bookings', body))
  } catch {
    return { type: 'failed' }
  }
}

/** Who cancels, as the link in the mail says it: `#booking=<id>.<token>`. */
export type Holder = { id: string; token: string }

export function holderIn(hash: string): Holder | null {
  const [, id, token] = /^#booking=([\da-f-]{36})\.([\w-]+)$/.exec(hash) ?? []
  return id && token ? { id, token } : null
}

export type HeldAnswer =
  | { type: 'held'; held: Held }
  | { type: 'notFound' }
  | { type: 'over' }
  | { type: 'failed' }

async function toHeld(asked: Promise<Response>): Promise<HeldAnswer> {
  try {
    const response = await asked
    if (response.status === 404 || response.status === 422) return { type: 'notFound' }
    if (response.status === 409) return { type: 'over' }
    if (!response.ok) return { type: 'failed' }
    const { data } = await jsonOf<{ data: RawSlot & Omit<Held, keyof Slot> }>(response)
    return { type: 'held', held: { ...data, ...toSlot(data) } }
  } catch {
    return { type: 'failed' }
  }
}

export const fetchHeld = ({ id, token }: Holder): Promise<HeldAnswer> =>
  toHeld(fetch(`/api/bookings/${id}`, { headers: { 'x-booking-token': token } }))

export const sendCancellation = ({ id, token }: Holder): Promise<HeldAnswer> =>
  toHeld(post(`/api/bookings/${id}/cancel`, { token }))
