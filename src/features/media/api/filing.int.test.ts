import type { Payload } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { createImage, fileOf, formOf, png } from '@/src/testing/images'
import { type Company, createCompany } from '@/src/testing/tenants'

const IMAGES = '/api/admin/images'
const FILING = `${IMAGES}/filing`
let payload: Payload
let company: Company
let other: Company
let token: string

beforeEach(async () => {
  payload = await payloadInstance()
  ;[company, other] = [await createCompany(payload), await createCompany(payload)]
  token = await tokenOf(payload, company.editor)
})

const image = (data = {}, owner = company) => createImage(payload, owner, data)
const stored = async (id: string) => {
  const { folder, tags } = await payload.findByID({ collection: 'media', id, overrideAccess: true })
  return { folder: folder ?? null, tags: tags ?? [] }
}
const file = (body: unknown, as = token) => call(FILING, { method: 'POST', body, token: as })
const move = (from: string, to: string, as = token) =>
  call(`${FILING}/folders`, { method: 'POST', body: { from, to }, token: as })
const listed = async (query: string) => {
  const response = await call(`${IMAGES}?${query}`, { token })
  const { data } = z.object({ data: z.array(z.object({ id: z.string() })) }).parse(await response.json())
  return data.map(({ id }) => id).toSorted()
}
const problems = async (response: Response) =>
  z
    .object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) })
    .parse(await response.json()).errors

describe('folders and tags of images', () => {
  it('are given to several images at once, and only what is asked for changes', async () => {
    const one = await image({ folder: 'Team', tags: ['Portret'] })
    const two = await image()
    const ids = [one.id, two.id]
    const response = await file({ ids, folder: ' Cases / Molenkade/', addTags: ['gevel', 'portret'] })
    expect(await response.json()).toEqual({ data: { changed: 2, unchanged: 0, missing: [] } })
    expect(await stored(one.id)).toEqual({ folder: 'Cases/Molenkade', tags: ['Portret', 'gevel'] })
    expect(await stored(two.id)).toEqual({ folder: 'Cases/Molenkade', tags: ['gevel', 'portret'] })

    await file({ ids, removeTags: ['PORTRET'] })
    expect(await stored(one.id)).toEqual({ folder: 'Cases/Molenkade', tags: ['gevel'] })
    expect(await (await file({ ids, removeTags: ['portret'] })).json()).toMatchObject({
      data: { changed: 0, unchanged: 2 },
    })

    await file({ ids, folder: null })
    expect(await stored(two.id)).toEqual({ folder: null, tags: ['gevel'] })
  })

  it('are listed with the number of images, of one tenant', async () => {
    await image({ folder: 'Cases/Molenkade', tags: ['gevel'] })
    await image({ folder: 'Cases', tags: ['gevel', 'plan'] })
    await image({ folder: 'Vreemd', tags: ['vreemd'] }, other)
    expect(await (await call(FILING, { token })).json()).toEqual({
      data: {
        folders: [
          { path: 'Cases', images: 2 },
          { path: 'Cases/Molenkade', images: 1 },
        ],
        tags: [
          { name: 'gevel', images: 2 },
          { name: 'plan', images: 1 },
        ],
      },
    })
  })

  it('narrow the list: a folder with those below it, none, or a tag', async () => {
    const top = await image({ folder: 'Cases', tags: ['plan'] })
    const below = await image({ folder: 'Cases/100%_Kade', tags: ['plan', 'gevel'] })
    await image({ folder: 'Casestudie' })
    const loose = await image()
    expect(await listed('folder=Cases')).toEqual([top.id, below.id].toSorted())
    expect(await listed(`folder=${encodeURIComponent('Cases/100%_Kade')}`)).toEqual([below.id])
    expect(await listed('folder=/')).toEqual([loose.id])
    expect(await listed('tag=gevel')).toEqual([below.id])
    expect(await listed('tag=plan&folder=Cases')).toHaveLength(2)
  })

  it('are searched by the list of the panel', async () => {
    const { id } = await image({ folder: 'Cases', tags: ['gevelsteen'] })
    const { admin } = payload.collections.media.config
    const found = async (text: string) => {
      const or = (admin.listSearchableFields ?? []).map((field) => ({ [field]: { like: text } }))
      const own = { tenant: { equals: company.tenant.id } }
      const { docs } = await payload.find({
        ...{ collection: 'media', where: { and: [own, { or }] }, depth: 0, overrideAccess: true },
      })
      return docs.map((doc) => doc.id)
    }
    expect(await found('gevelst')).toEqual([id])
    expect(await found('cases')).toEqual([id])
    expect(await found('kelder')).toEqual([])
  })

  it('of another tenant are neither changed nor told', async () => {
    const foreign = await image({ folder: 'Cases', tags: ['geheim'] }, other)
    const response = await file({ ids: [foreign.id], folder: 'Mijn' })
    expect(await response.json()).toEqual({ data: { changed: 0, unchanged: 0, missing: [foreign.id] } })
    expect((await move('Cases', 'Archief')).status).toBe(404)
    expect(await stored(foreign.id)).toEqual({ folder: 'Cases', tags: ['geheim'] })
  })

  it('are not changed by somebody who may only read', async () => {
    const { id } = await image({ folder: 'Cases' })
    const viewer = await tokenOf(payload, company.viewer)
    expect((await file({ ids: [id], folder: 'Team' }, viewer)).status).toBe(403)
    expect((await move('Cases', 'Archief', viewer)).status).toBe(403)
    expect(await stored(id)).toEqual({ folder: 'Cases', tags: [] })
  })

  it('are rejected with a reason when too deep, too long or too many, and then nothing has changed', async () => {
    const [one, two] = [
      await image(),
      await image({ tags: Array.from({ length: 20 }, (_, tag) => `t${tag}`) }),
    ]
    const deep = await file({ ids: [one.id], folder: 'a/b/c/d/e/f' })
    expect(deep.status).toBe(422)
    expect(await problems(deep)).toEqual([
      { path: 'folder', message: expect.stringContaining('at most 5 deep') as unknown },
    ])
    const many = await file({ ids: [one.id, two.id], folder: 'Cases', addTags: ['nog een'] })
    expect(many.status).toBe(422)
    expect(await stored(one.id)).toEqual({ folder: null, tags: [] })
  })

  it('go with an upload', async () => {
    const rawBody = formOf({ file: fileOf(await png()), folder: 'Cases//Molenkade' })
    const response = await call(IMAGES, { rawBody, token })
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({ data: { folder: 'Cases/Molenkade', tags: [] } })
  })
})

describe('a folder', () => {
  it('is renamed with what is in it, and each image says so in the audit log', async () => {
    const top = await image({ folder: 'Cases' })
    const below = await image({ folder: 'Cases/Molenkade' })
    const beside = await image({ folder: 'Casestudie' })
    const response = await move('Cases', 'Werk/Cases')
    expect(await response.json()).toEqual({ data: { images: 2 } })
    expect((await stored(top.id)).folder).toBe('Werk/Cases')
    expect((await stored(below.id)).folder).toBe('Werk/Cases/Molenkade')
    expect((await stored(beside.id)).folder).toBe('Casestudie')
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { documentId: { equals: below.id }, action: { equals: 'update' } },
      overrideAccess: true,
    })
    expect(docs[0]?.changes).toEqual([
      expect.objectContaining({ path: ['folder'], before: 'Cases/Molenkade', after: 'Werk/Cases/Molenkade' }),
    ])
  })

  it('keeps the names below it, whatever letters its own has', async () => {
    const { id } = await image({ folder: 'Cases 🏗️/Molenkade' })
    await move('Cases 🏗️', 'Werk')
    expect((await stored(id)).folder).toBe('Werk/Molenkade')
  })

  it('becomes one with the folder that has its new path', async () => {
    const [one, two] = [await image({ folder: 'Cases' }), await image({ folder: 'Archief' })]
    await move('Cases', 'Archief')
    expect([(await stored(one.id)).folder, (await stored(two.id)).folder]).toEqual(['Archief', 'Archief'])
  })

  it.each([
    ['Cases', 'Cases/Oud', 'inside itself'],
    ['Cases', '/', 'Give the folder a name'],
    ['Cases', 'a/b/c/d/e', 'at most 5 deep'],
    ['Cases', 'x'.repeat(61), 'at most 60 characters'],
  ])('of the path %s is not moved to %s', async (from, to, reason) => {
    const { id } = await image({ folder: 'Cases/Molenkade' })
    const response = await move(from, to)
    expect(response.status).toBe(422)
    expect(await problems(response)).toEqual([
      { path: 'to', message: expect.stringContaining(reason) as unknown },
    ])
    expect((await stored(id)).folder).toBe('Cases/Molenkade')
  })
})
