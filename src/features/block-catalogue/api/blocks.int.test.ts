import { Ajv } from 'ajv'
import { beforeAll, describe, expect, it } from 'vitest'

import { blocks } from '@/blocks'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { type Company, createCompany, createDomain } from '@/src/testing/tenants'
import { z } from 'zod'
import { dataOf } from '@/src/api/core/schemas'
import { block } from './schemas'

let company: Company
let host: string

beforeAll(async () => {
  company = await createCompany(await payloadInstance())
  host = company.domain.hostname
})

const catalogue = async (locale: string) =>
  (await bodyAs(await call(`/api/blocks?locale=${locale}`, { host }), dataOf(z.array(block)))).data

describe('GET /api/blocks', () => {
  it('lists every block type in the order of the admin, with labels in both languages', async () => {
    const found = await catalogue('nl')
    expect(found.map(({ type }) => type)).toEqual(blocks.map(({ slug }) => slug))
    expect(found[0]).toMatchObject({
      type: 'hero',
      group: { nl: expect.any(String), en: expect.any(String) },
      thumbnail: '/blocks/hero.svg',
      schema: { type: 'object', properties: { heading: {} } },
    })
  })

  it('has a self-contained schema per type that its example matches, in the requested locale', async () => {
    const [nl, en] = [await catalogue('nl'), await catalogue('en')]
    const ajv = new Ajv({ strict: false, allErrors: true })
    for (const { type, schema, sample } of [...nl, ...en]) {
      expect(JSON.stringify(schema)).not.toContain('$ref')
      const fits = ajv.compile(schema)
      expect(fits(sample), `${type}: ${ajv.errorsText(fits.errors)}`).toBe(true)
      expect(sample.blockType).toBe(type)
    }
    expect(nl.find(({ type }) => type === 'stats')?.sample.heading).toBe('In cijfers')
    expect(en.find(({ type }) => type === 'stats')?.sample.heading).toBe('In figures')
  })

  it('states what publishing requires, the collection of references, and maximum lengths', async () => {
    const properties = new Map((await catalogue('nl')).map(({ type, schema }) => [type, schema.properties]))
    expect(properties.get('hero')).toMatchObject({
      heading: { 'x-required-to-publish': true, maxLength: 40_000 },
      image: { 'x-collection': 'images' },
      caption: { 'x-conditional': true },
      variant: { default: 'statement' },
      actions: {
        maxItems: 2,
        items: { properties: { link: { properties: { href: { readOnly: true } } } } },
      },
    })
    expect(properties.get('comparison')).toMatchObject({ options: { 'x-min-items': 2 } })
    expect(properties.get('blogTeaser')).toMatchObject({ category: { 'x-collection': 'categories' } })
    expect(properties.get('configurator')).toMatchObject({ baseWeeks: { minimum: 0, maximum: 52 } })
  })

  it('has examples that a page accepts', async () => {
    const token = await tokenOf(await payloadInstance(), company.editor)
    const samples = (await catalogue('en')).map(({ sample }) => sample)
    const body = { title: 'Everything', blocks: samples }
    const response = await call('/api/admin/pages?locale=en', { body, token, host })
    expect(response.status).toBe(201)
  })

  it('is 404 in a locale that the site does not serve, and 304 when the ETag is current', async () => {
    const dutch = await createDomain(await payloadInstance(), company.tenant, { locales: ['nl'] })
    expect((await call('/api/blocks?locale=en', { host: dutch.hostname })).status).toBe(404)
    const response = await call('/api/blocks', { host })
    expect(response.headers.get('cache-tag')).toBe('gevel')
    const etag = response.headers.get('etag') ?? ''
    expect((await call('/api/blocks', { host, headers: { 'if-none-match': etag } })).status).toBe(304)
  })
})
