import { describe, expect, it } from 'vitest'

import { type AnswerRecord, newAnswerRecord } from '@/src/cache/answer-record'
import type { Captured } from './inner-request'
import { notStored, type NotStored } from './policy'

const SHARED: [string, string] = ['cache-control', 'public, max-age=0, must-revalidate, s-maxage=60']

type Case = {
  status?: number
  headers?: [string, string][]
  body?: Buffer<ArrayBuffer>
  record?: Partial<AnswerRecord>
  connected?: boolean
  tags?: string[] | null
  key?: Record<string, string>
}

function reasonOf({
  status = 200,
  headers = [SHARED],
  body = Buffer.alloc(3),
  ...rest
}: Case): NotStored | null {
  const { record = {}, connected = true, tags = ['site:1'], key = {} } = rest
  const captured: Captured = { status, headers, body }
  const whole = { ...newAnswerRecord(() => false), ...record }
  return notStored(captured, whole, { headers: key }, { connected, tags })
}

describe('an answer is not stored', () => {
  it.each<[string, NotStored, Case]>([
    [
      'of `/` where the language is detected',
      'private',
      { status: 302, headers: [['cache-control', 'no-store']], record: { shareable: false } },
    ],
    ['of a page with a token', 'private', { record: { shareable: false } }],
    ['that may not be shared', 'private', { headers: [['cache-control', 'private, max-age=0']] }],
    ['without Cache-Control', 'private', { headers: [] }],
    ['that only browsers may store', 'private', { headers: [['cache-control', 'public, max-age=60']] }],
    ['with a cookie', 'cookie', { headers: [SHARED, ['set-cookie', 'a=1']] }],
    [
      'that depends on the language',
      'visitor',
      { headers: [SHARED, ['vary', 'Accept-Encoding, Accept-Language']] },
    ],
    ['that depends on cookies', 'visitor', { headers: [SHARED, ['vary', 'Cookie']] }],
    ['that depends on everything', 'visitor', { headers: [SHARED, ['vary', '*']] }],
    ['that depends on Accept, where the key does not', 'visitor', { headers: [SHARED, ['vary', 'Accept']] }],
    ['whose tags are unknown', 'untagged', { tags: null }],
    ['without tags', 'untagged', { tags: [] }],
    ['whose tags were purged meanwhile', 'outdated', { record: { isOutdated: () => true } }],
    ['while purges do not arrive', 'disconnected', { connected: false }],
    ['that is large', 'large', { body: Buffer.alloc(5 * 1024 * 1024) }],
    ...[201, 206, 303, 304, 400, 401, 403, 405, 429, 500, 503].map((status): [string, NotStored, Case] => [
      `with status ${status}`,
      'status',
      { status },
    ]),
  ])('%s', (_, reason, given) => {
    expect(reasonOf(given)).toBe(reason)
  })
})

describe('an answer is stored', () => {
  it.each<[string, Case]>([
    ['that may be shared, with its tags', {}],
    ['of a navigation', { headers: [SHARED, ['vary', 'rsc, next-router-state-tree, next-router-prefetch']] }],
    ['of the API without Origin', { headers: [SHARED, ['vary', 'Origin, Accept-Encoding']] }],
    [
      'of an image in the format that its key has',
      { headers: [['vary', 'Accept']], record: { shareable: true }, key: { accept: 'image/webp' } },
    ],
    ...[301, 302, 307, 308, 404, 410].map((status): [string, Case] => [
      `with status ${status}, counted in front`,
      { status, headers: [], record: { shareable: true } },
    ]),
  ])('%s', (_, given) => {
    expect(reasonOf(given)).toBeNull()
  })
})
