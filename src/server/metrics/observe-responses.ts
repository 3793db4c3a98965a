import { metrics } from '@/src/platform/metrics/metrics'
import { onResponse, type ResponseEvent } from '../on-response'
import { requestKind } from './request-kind'

const STATUS_CLASSES = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const

export function countResponse({ url, status, bytes, served, milliseconds }: ResponseEvent): void {
  metrics().responses.count({
    kind: requestKind(url),
    status: STATUS_CLASSES[Math.floor(status / 100) - 1] ?? 'other',
    served,
    bytes,
    seconds: milliseconds / 1000,
  })
}

/** Counts every response of the server. */
export const observeResponses = (): void => onResponse(countResponse)
