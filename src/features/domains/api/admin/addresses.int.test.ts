import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { createCompany } from '@/src/testing/tenants'

const refusal = z.object({ errors: z.array(z.object({ path: z.string() })) })

let token: string

beforeAll(async () => {
  const payload = await payloadInstance()
  token = await tokenOf(payload, (await createCompany(payload)).admin)
})

const hostname = () => `www-${randomUUID().slice(0, 8)}.kade.example`
const post = (body: object) => call('/api/admin/domains', { token, body })
const problemOf = async (response: Response) => refusal.parse(await response.json())

describe('a domain', () => {
  it.each([
    [
      'hostname',
      ['a.example/x', 'a.example\\x', 'a b.example', 'xn--a.example', '0x7f.1', '%61.example', 'a.example?x'],
    ],
    [
      'themeFontUrl',
      ['javascript:alert(1)', 'data:text/css,x', '//evil.example/x.css', 'http://a.example/x.css'],
    ],
    ['themeFontUrl', ['/x</style><script>', '/fonts/%zz.woff2', 'https://a.example/"x.woff2']],
    [
      'redirectTo',
      ['https://a:b@kade.example', 'https://a@kade.example', 'a@kade.example', 'kade.example/x'],
    ],
  ])('rejects a %s of %j', async (field, values) => {
    for (const value of values) {
      const answer = await post({ hostname: hostname(), [field]: value })
      expect([value, answer.status]).toEqual([value, 422])
      expect((await problemOf(answer)).errors).toMatchObject([{ path: field }])
    }
  })

  it('rejects a redirect to itself, and accepts others', async () => {
    const name = hostname()
    for (const redirectTo of [
      name,
      `${name}:8080`,
      `https://${name}/nieuw`,
      `https://${name.toUpperCase()}.`,
    ])
      expect([redirectTo, (await post({ hostname: name, redirectTo })).status]).toEqual([redirectTo, 422])
    for (const redirectTo of ['kade.example', 'kade.example:8080', 'https://kade.example/nieuw/'])
      expect((await post({ hostname: hostname(), redirectTo })).status).toBe(201)
    const fonts = [
      '/fonts/archivo.woff2',
      'https://fonts.example/css2?family=Open+Sans:wght@400;700&display=swap',
    ]
    for (const themeFontUrl of fonts)
      expect((await post({ hostname: hostname(), themeFontUrl })).status).toBe(201)
  })
})
