import { JWTAuthentication, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { createCompany } from '@/src/testing/tenants'
import { authenticateToken } from './authentication-outage'

let args: Parameters<typeof JWTAuthentication>[0]
let working: Payload

beforeAll(async () => {
  working = await payloadInstance()
  const { editor } = await createCompany(working)
  const token = await tokenOf(working, editor)
  const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const broken = Object.assign(Object.create(working) as Payload, { findByID: () => Promise.reject(outage) })
  args = { headers: new Headers({ authorization: `JWT ${token}` }), payload: broken }
})

it('Payload treats a token as invalid while the database is down', async () => {
  expect(await JWTAuthentication(args)).toEqual({ user: null })
  expect((await JWTAuthentication({ ...args, payload: working })).user).not.toBeNull()
})

it('reports that the database is down', async () => {
  await expect(authenticateToken(args)).rejects.toThrow('ECONNREFUSED')
})

it('accepts a valid token, and no other', async () => {
  expect((await authenticateToken({ ...args, payload: working })).user).not.toBeNull()
  const headers = new Headers({ authorization: 'JWT a.b.c' })
  expect(await authenticateToken({ payload: working, headers })).toEqual({ user: null })
})
