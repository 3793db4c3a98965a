import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

import { respondWithPage, servedFrom, startFront } from '../testing/front-server'

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }

const bytes = (length: number) => Buffer.from(Array.from({ length }, (_, index) => index % 256))

describe.each(['text/html', 'image/webp'])('the body of a stored answer (%s)', (type) => {
  it.each([
    ['of all bytes', bytes(256)],
    ['that is compressed to a small one', bytes(50_000)],
    ['that stays large', randomBytes(50_000)],
    ['of one byte', bytes(1)],
    ['that is empty', bytes(0)],
  ])('arrives as it was rendered, %s', async (_, body) => {
    const { ask } = await startFront((__, response) => respondWithPage(response, { body, type }))
    for (const encoding of ['br', 'gzip', 'identity', 'identity'] as const) {
      const reply = await ask('/page', { 'accept-encoding': encoding })
      const sent = (reply.headers['content-encoding'] ?? 'identity') as keyof typeof DECODERS
      expect(DECODERS[sent](reply.body)).toEqual(body)
      expect(reply.headers['content-length']).toBe(String(reply.body.length))
    }
    expect(servedFrom(await ask('/page'))).toBe('hit')
  })
})
