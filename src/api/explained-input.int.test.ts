import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { createForm, newVisitor, submissionOf } from '@/src/testing/forms'
import { type Company, createCompany } from '@/src/testing/tenants'
import { problem } from './core/schemas'

let payload: Payload
let company: Company
let token: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  token = await tokenOf(payload, company.editor)
})

async function errorsOf(path: string, body?: object, status = 422) {
  const host = company.domain.hostname
  const response = await call(path, { host, token, headers: newVisitor(), ...(body && { body }) })
  expect(response.status).toBe(status)
  return (await bodyAs(response, problem)).errors
}

describe('validation errors of the API', () => {
  it('have paths into nullable objects, and our own messages', async () => {
    const errors = await errorsOf('/api/admin/posts', { title: 1, content: { root: {} }, zz: true })
    expect(errors).toEqual(
      expect.arrayContaining([
        { path: 'title', message: 'Must be a string.' },
        { path: 'content.root.type', message: 'This field is required. Must be "root".' },
        { path: 'content.root.children', message: 'This field is required. Must be an array.' },
        { path: 'zz', message: expect.stringMatching(/^Unknown field/) },
      ]),
    )
    expect(await errorsOf('/api/admin/posts', { title: 'x', content: 'text' })).toEqual([
      { path: 'content', message: 'Must be an object or null.' },
    ])
  })

  it('have our own messages where only the database finds the error', async () => {
    const category = { name: 'Nieuws', slug: 'nieuws' }
    const made = await call('/api/admin/categories', { token, body: category })
    expect(made.status).toBe(201)
    expect(await errorsOf('/api/admin/categories', category, 409)).toEqual([
      { path: 'slug', message: 'This value is already used by another document.' },
    ])
  })

  it('are in English under /api/admin, whatever locale is written', async () => {
    expect(await errorsOf('/api/admin/posts?locale=nl', { title: 1 })).toEqual([
      { path: 'title', message: 'Must be a string.' },
    ])
  })

  it.each([
    ['the site’s', '/api/posts?page=0', 'Geef een getal van minstens 1.'],
    ['the asked', '/api/posts?page=0&locale=en', 'Must be 1 or more.'],
  ])('are in %s language on public operations', async (_, path, message) => {
    expect(await errorsOf(path)).toEqual([{ path: 'page', message }])
  })

  it('are in the language of the request body', async () => {
    const form = await createForm(payload, company)
    const sent = { ...submissionOf(form), data: { name: null } }
    expect(await errorsOf('/api/forms', sent)).toEqual([
      { path: 'data.name', message: 'Geef tekst, een getal of true of false.' },
    ])
    expect(await errorsOf('/api/forms', { ...sent, locale: 'en', path: 'x' })).toEqual([
      { path: 'path', message: 'Must be the path of the page, without query and hash.' },
      { path: 'data.name', message: 'Must be a string, a number, or a boolean.' },
    ])
  })
})
