import { request } from 'node:https'
import type { RequestOptions } from 'node:https'

import { publicLookup } from './public-address'

const TIMEOUT_MS = 10_000

/** Posts a body; resolves with the response status. */
export type WebhookRequest = (url: string, body: string, headers: Record<string, string>) => Promise<number>

/**
 * Posts to a host on the internet, without following redirects or reading the response. Rejects when the host has an
 * address that is not public, or does not respond in time.
 * @param overrides request options that tests replace
 */
export const postJson =
  (overrides: RequestOptions = {}, send: typeof request = request): WebhookRequest =>
  (url, body, headers) =>
    new Promise((resolve, reject) => {
      const options = {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
        lookup: publicLookup,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        agent: false as const,
        ...overrides,
      }
      const sent = send(url, options, (response) => {
        resolve(response.statusCode ?? 0)
        response.destroy()
      })
      sent.on('error', reject)
      sent.end(body)
    })
