import config from '@payload-config'
import { handleEndpoints } from 'payload'
import { expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { MAX_BODY_BYTES } from './limit-request-body'

const CHUNK = new TextEncoder().encode(' '.repeat(64 * 1024))

it('Payload reads a body of any size from a visitor', async () => {
  await payloadInstance()
  const total = 4 * MAX_BODY_BYTES
  let read = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (read >= total) return controller.close()
      read += CHUNK.byteLength
      controller.enqueue(CHUNK)
    },
  })
  const request = new Request('http://localhost/payload-api/authors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit)
  await handleEndpoints({ config, request })
  expect(read).toBe(total)
})
