import { randomBytes, randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { createPost } from '@/src/testing/blog'
import { createPage } from '@/src/testing/pages'
import { payloadRoute } from '@/src/testing/payload-route'
import { type Company, createCompany } from '@/src/testing/tenants'

let payload: Payload
let company: Company
let token: string
let page: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  token = await tokenOf(payload, company.admin)
  page = (await createPage(payload, company)).id
})

const nestedLists = (depth: number): unknown => {
  let value: unknown = []
  for (let level = 0; level < depth; level += 1) value = [{ type: 'list', children: value }]
  return value
}

/** In lower-case letters and digits. */
const incompressible = (characters: number): string => randomBytes(characters / 2).toString('hex')

const NUL = '\u0000'
const CALL_TO_ACTION = {
  blockType: 'callToAction',
  heading: 'Begin',
  link: { type: 'url', url: '/', label: 'Verder' },
}

describe('a read that makes no sense', () => {
  it.each([
    ['versions of a collection without any', 'categories/versions'],
    ['a version of a collection without any', `categories/versions/${randomUUID()}`],
    ['an id that is no uuid', 'pages/niets'],
    ['a version by an id that is no uuid', 'pages/versions/niets'],
    ['a text operator for blocks', 'pages?where[blocks][like]=x'],
    ['a list for a text in a block', 'pages?where[blocks.heading][equals][]=x'],
    ['a list for a text', 'pages?where[title][like][]=x'],
    ['an object for a text', 'pages?where[title][equals][a]=x'],
    ['text for an id', 'pages?where[id][equals]=niets'],
    ['text for a relation', 'pages?where[tenant][equals]=niets'],
    ['text for a number', 'media?where[width][greater_than]=breed'],
    ['text for a date', 'pages?where[createdAt][less_than]=gisteren'],
    ['a distance of a text', 'pages?where[title][near]=1,2,3'],
    ['a NUL in a text', 'pages?where[title][equals]=a%00b'],
    ['a NUL in an id', 'pages/a%00b'],
    ['a NUL in the name of a file', 'media/file/a%00b.png'],
    ['a field that does not exist', 'pages?where[nothing][equals]=x'],
    ['an order by a field that does not exist', 'pages?sort=nothing.at.all'],
  ])('is a 4xx or an empty list: %s', async (_, path) => {
    const response = await payloadRoute(path, { token })
    const text = await response.text()
    expect([path, response.status, text]).toEqual([path, expect.toSatisfy((status) => status < 500), text])
    expect(text.length).toBeLessThan(1000)
  })
})

describe('a write that makes no sense', () => {
  it.each([
    ['a NUL in a title', { title: `a${NUL}b` }],
    ['a NUL in the text of a block', { blocks: [{ ...CALL_TO_ACTION, heading: `a${NUL}b` }] }],
    ['a NUL in the name of a field', { [`a${NUL}b`]: 'x', title: 'x' }],
    ['a relation that is no uuid', { parent: 'niets', tenant: 'niets' }],
    ['blocks that are no list', { blocks: 'x' }],
    ['a block without a type', { blocks: [{ heading: 'x' }] }],
    ['a block of a type of every object', { blocks: [{ blockType: 'constructor' }] }],
    ['a list for a title', { title: ['x'] }],
    ['an object for a title', { title: { a: 'x' } }],
  ])('is a 4xx or ignored: %s', async (_, body) => {
    const { status } = await payloadRoute(`pages/${page}?draft=true`, { method: 'PATCH', token, body })
    expect(status).toBeLessThan(500)
  })

  it('is a 400 where it does not fit in an index, and where it is nested too deeply', async () => {
    const { id } = await createPost(payload, company)
    const change = async (body: object) =>
      (await payloadRoute(`posts/${id}?draft=true&locale=nl`, { method: 'PATCH', token, body })).status
    expect(await change({ slug: incompressible(100_000) })).toBe(400)
    const content = { root: { type: 'root', version: 1, children: nestedLists(2000) } }
    expect(await change({ content })).toBe(400)
  })

  it('leaves no 500 for ids that are no uuid', async () => {
    for (const method of ['PATCH', 'DELETE'] as const) {
      const { status } = await payloadRoute('pages/niets', { method, token, body: {} })
      expect([403, 404], method).toContain(status)
    }
  })
})

describe('the names of everything that an object has', () => {
  const names = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'length', 'name']
  const paths = (name: string) => [
    name,
    `${name}/${page}`,
    `${name}/file/x.png`,
    `${name}/login`,
    `globals/${name}`,
    `pages/${name}`,
    `pages/versions/${name}`,
    `payload-preferences/${name}`,
    `pages?sort=${name}`,
    `pages?where[${name}][equals]=x`,
    `pages?where[title][${name}]=x`,
    `pages?where[blocks.${name}][equals]=x`,
    `pages?select[${name}]=true`,
    `pages?populate[${name}][title]=true`,
    `pages?joins[${name}][limit]=1`,
    `pages?locale=${name}`,
    `pages?fallback-locale=${name}`,
    `pages?depth=${name}&limit=${name}&page=${name}`,
    `pages?${name}=x&${name}[${name}]=y`,
  ]

  it.each(names)('are ordinary names: "%s"', async (name) => {
    for (const path of paths(name)) {
      const response = await payloadRoute(path, { token })
      expect([path, response.status < 500, (await response.text()).length < 20_000]).toEqual([
        path,
        true,
        true,
      ])
    }
    for (const collection of [name, 'pages', `pages/${page}`, 'users/login', `payload-preferences/${name}`]) {
      const body = {
        [name]: name,
        title: { [name]: name },
        blocks: [{ blockType: name }],
        value: { [name]: 1 },
      }
      const { status } = await payloadRoute(collection, { method: 'POST', token, body })
      expect([collection, status < 500]).toEqual([collection, true])
    }
  })
})

it('Payload responds with 500 to a query that does not fit', async () => {
  const { hooks } = payload.config
  const { afterError } = hooks
  hooks.afterError = []
  try {
    expect((await payloadRoute('pages?where[blocks][like]=x', { token })).status).toBe(500)
  } finally {
    hooks.afterError = afterError
  }
})
