import { request } from 'node:https'
import type { RequestOptions } from 'node:https'

import { publicLookup } from './public-address'

const TIMEOUT_MS = 10_000

/** Sends a body somewhere; resolves with the status that is answered. */
export type WebhookRequest = (url: string, body: string, headers: Record<string, string>) => Promise<number>

/**
 * A post to a host of the internet. Redirects are not followed and the answer is not read. Rejects when the host has an
 * address that is not public, or does not answer in time.
 * @param own what a test sets otherwise
 */
export const postJson =
  (own: RequestOptions = {}, send: typeof request = request): WebhookRequest =>
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
        ...own,
      }
      const sent = send(url, options, (response) => {
        resolve(response.statusCode ?? 0)
        response.destroy()
      })
      sent.on('error', reject)
      sent.end(body)
    })
