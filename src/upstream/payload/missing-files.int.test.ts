import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { png } from '@/src/testing/images'
import { restRequest } from '@/src/testing/rest'

/** The status of a stray file in the media folder. */
async function statusOfStray(payload: Payload): Promise<number> {
  const name = `verdwaald-${randomUUID()}.png`
  await mkdir(env.MEDIA_DIR, { recursive: true })
  await writeFile(path.join(env.MEDIA_DIR, name), await png())
  return (await restRequest(payload, null, 'GET', `media/file/${name}`)).status
}

it('Payload serves a file that no document names', async () => {
  const payload = await payloadInstance()
  const { upload } = payload.collections.media.config
  const { handlers } = upload
  upload.handlers = []
  try {
    expect(await statusOfStray(payload)).toBe(200)
  } finally {
    upload.handlers = handlers
  }
})

it('responds with 404 for a file that no document names', async () => {
  expect(await statusOfStray(await payloadInstance())).toBe(404)
})
