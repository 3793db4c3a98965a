import type { CollectionSlug, Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { createCompany, type Person } from '@/src/testing/tenants'
import { correctedQuery, ignoredParts } from './ignored-query'

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})

const ignored = (query: string, collection: CollectionSlug = 'pages') =>
  ignoredParts(payload, collection, Object.fromEntries(new URLSearchParams(query)))

/** Stores what somebody chose for the list of pages. */
const keepOrder = (user: Person, value: object) =>
  payload.create({
    ...{ collection: 'payload-preferences', data: { key: 'collection-pages', value } as never },
    ...{ user, overrideAccess: true },
  })

const kept = async (preferences: { id: string } | undefined) => {
  const id = preferences?.id ?? ''
  return (await payload.findByID({ collection: 'payload-preferences', id, overrideAccess: true })).value
}

describe('the query of a list', () => {
  it.each([
    ['a field that does not exist', 'where[nonsense][equals]=x'],
    ['an operator that does not exist', 'where[title][nonsense]=x'],
    ['no operator', 'where[and][0][title]=x'],
    ['no field', 'where=abc'],
    [
      'a field that does not exist, among others',
      'where[and][0][title][equals]=x&where[and][1][nonsense][equals]=x',
    ],
    ['a date that is none', 'where[createdAt][greater_than]=abc'],
    ['a state that does not exist', 'where[_status][equals]=abc'],
  ])('has no filter on %s', async (_, query) => {
    expect(await ignored(query)).toEqual(['where'])
  })

  it('has no order by a field that does not exist, and no number of rows or page that is none', async () => {
    expect(await ignored('sort=nonsense')).toEqual(['sort'])
    expect(await ignored('limit=abc&page=-1')).toEqual(['limit', 'page'])
    expect(await ignored('limit=-5')).toEqual(['limit'])
  })

  it.each<[string, CollectionSlug?]>([
    ['where[title][like]=x&sort=-updatedAt&limit=25&page=2&columns=[]'],
    [
      'where[or][0][and][0][title][contains]=x&where[or][0][and][1][createdAt][less_than]=2026-11-21&search=a',
    ],
    [
      'where[and][0][actorName][equals]=Kim&where[and][1][createdAt][greater_than_equal]=2026-11-21',
      'audit-log',
    ],
    ['sort=title,-id&where=&page=0'],
    ['where[authors][exists]=true&where[publishedAt][exists]=false&sort=publishedAt', 'posts'],
    ['where[tenant][equals]=abc'],
    [''],
  ])('stays as it is with what exists: %s', async (query, collection) => {
    expect(await ignored(query, collection)).toEqual([])
  })

  it('is corrected to the rest of it, with what was left out', async () => {
    const correct = (query: string) =>
      correctedQuery(payload, new Headers(), 'pages', Object.fromEntries(new URLSearchParams(query)))
    expect(await correct('where[nonsense][equals]=x&search=a&limit=abc&sort=title')).toBe(
      'search=a&sort=title&ignored=where%2Climit',
    )
    expect(await correct('search=a')).toBeNull()
  })

  it('says nothing of an order that the person kept before, and keeps it no longer', async () => {
    const company = await createCompany(payload)
    const [own, other] = await Promise.all(
      [company.editor, company.admin].map((person) => keepOrder(person, { sort: 'gone', limit: 25 })),
    )
    const headers = new Headers({ authorization: `JWT ${await tokenOf(payload, company.editor)}` })
    const correct = (sort: string) => correctedQuery(payload, headers, 'pages', { sort, search: 'a' })
    expect(await correct('typed')).toBe('search=a&ignored=sort')
    expect(await kept(own)).toEqual({ sort: 'gone', limit: 25 })
    expect(await correct('gone')).toBe('search=a')
    expect(await kept(own)).toEqual({ limit: 25 })
    expect(await kept(other)).toEqual({ sort: 'gone', limit: 25 })
    expect(await correct('gone')).toBe('search=a&ignored=sort')
  })
})
