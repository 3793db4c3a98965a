/** How a request was answered: from memory, rendered (and stored or not), or passed to Next as it was. */
export type ServedFrom = 'hit' | 'stored' | 'miss' | 'pass'

/** An answered request. */
export type ResponseEvent = {
  method: string
  host: string
  /** With its query. */
  url: string
  status: number
  /** Of the body as sent; null where Next sent it. */
  bytes: number | null
  served: ServedFrom
  /** From the request until the response was handed to the connection. */
  milliseconds: number
  requestId: string
}

type Observer = (event: ResponseEvent) => void

const observers: Observer[] = []

/** Calls `observer` for every answered request. */
export const onResponse = (observer: Observer): void => void observers.push(observer)

/** Whether anybody observes responses. */
export const isObserved = (): boolean => observers.length > 0

export function reportResponse(event: ResponseEvent): void {
  for (const observer of observers) observer(event)
}
