import type { Payload } from 'payload'
import { expect, it } from 'vitest'

import { packageVersion } from '@/src/testing/unpatched'
import { migrateAndVerify } from './verify-migrations'

it('the version of Payload is the one that was seen to skip migrations', async () => {
  expect(await packageVersion('payload')).toBe('3.90.1')
})

it('names the migrations that did not run', async () => {
  const payload = { db: { migrate: async () => undefined } } as unknown as Payload
  expect(await migrateAndVerify(payload, [], async () => ['first'])).toEqual(['first'])
})
