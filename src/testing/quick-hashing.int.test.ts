import crypto from 'node:crypto'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

import { hashingInFull } from './quick-hashing'

it('hashes once in tests, and as often as asked only while a test measures it', async () => {
  const asked = ['secret', 'salt', 1000, 32, 'sha256'] as const
  const [password, salt, iterations, ...rest] = asked
  const derive = () => promisify(crypto.pbkdf2)(...asked)
  const quick = crypto.pbkdf2Sync(password, salt, 1, ...rest)
  expect(await derive()).toEqual(quick)
  expect(await hashingInFull(derive)).toEqual(crypto.pbkdf2Sync(password, salt, iterations, ...rest))
  expect(await derive()).toEqual(quick)
})
