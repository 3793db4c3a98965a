import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { DAY_MS } from '@/src/lib/durations'
import { createAuthor } from '@/src/testing/blog'
import { createImage, solidImage } from '@/src/testing/images'
import { type Company, createCompany } from '@/src/testing/tenants'
import { readImageFilters } from '../rules/image-filters'
import { imageWhere } from './image-where'

let payload: Payload
let company: Company
let other: Company
const names = new Map<string, string>()

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  const named = async (name: string, image: Promise<{ id: string }>) => {
    const { id } = await image
    names.set(id, name)
    return id
  }
  await named('dutch', createImage(payload, company))
  const both = await named('both', createImage(payload, company))
  await payload.update({
    ...{ collection: 'media', id: both, locale: 'en', data: { alt: 'An orange plane' } },
    overrideAccess: true,
  })
  await named('neither', createImage(payload, company, { alt: '' }))
  const until = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  for (const [id, days] of [
    [both, -2],
    [[...names.keys()][0], 20],
    [[...names.keys()][2], 40],
  ] as const)
    await payload.update({
      ...{ collection: 'media', id: id ?? '', data: { rightsUntil: until(days) }, overrideAccess: true },
    })
  const used = await named('used', createImage(payload, company))
  await createAuthor(payload, company, { photo: used })
  const data = await solidImage(2561, 4).jpeg().toBuffer()
  const file = { data, name: 'breed.jpg', mimetype: 'image/jpeg', size: data.byteLength }
  await named(
    'wide',
    payload.create({
      ...{ collection: 'media', locale: 'nl', file, overrideAccess: true },
      data: { alt: 'Breed', tenant: company.tenant.id },
    }),
  )
  await createImage(payload, other, { alt: '', rightsUntil: until(-2) })
})

/** The names of the images that the list of an editor shows, in each locale of the panel the same. */
async function shown(query: Record<string, string>): Promise<string[]> {
  const req = await createLocalReq({ user: { ...company.editor, collection: 'users' } }, payload)
  const where = await imageWhere(req, company.tenant.id, readImageFilters(query))
  const found = async (locale: 'nl' | 'en') => {
    const { docs } = await payload.find({
      ...{ collection: 'media', locale, pagination: false, depth: 0, where: where ?? {} },
      ...{ user: req.user, overrideAccess: false },
    })
    return docs.map(({ id }) => names.get(id) ?? 'another').toSorted()
  }
  expect(await found('nl')).toEqual(await found('en'))
  return found('nl')
}

describe('the filters of the list of images', () => {
  it.each([
    [{ alt: 'nl' }, ['neither']],
    [{ alt: 'en' }, ['dutch', 'neither', 'used', 'wide']],
    [{ use: 'unused' }, ['both', 'dutch', 'neither', 'wide']],
    [{ use: 'duplicate' }, ['both', 'dutch', 'neither', 'used']],
    [{ rights: 'expired' }, ['both']],
    [{ rights: 'ending' }, ['both', 'dutch']],
    [{ rights: 'ending', alt: 'en' }, ['dutch']],
    [{ size: 'large' }, ['wide']],
    [{ type: 'jpeg' }, ['wide']],
    [{ type: 'svg' }, []],
    [{ alt: 'en', use: 'unused', type: 'png' }, ['dutch', 'neither']],
    [{}, ['both', 'dutch', 'neither', 'used', 'wide']],
    [
      { alt: 'de', use: 'x', rights: '1', size: '1', type: 'constructor' },
      ['both', 'dutch', 'neither', 'used', 'wide'],
    ],
  ])('show of %o only what they ask for, of one tenant', async (query, expected) => {
    expect(await shown(query)).toEqual(expected)
  })

  it('show nothing of another tenant to its editor', async () => {
    const req = await createLocalReq({ user: { ...other.editor, collection: 'users' } }, payload)
    const where = await imageWhere(req, company.tenant.id, readImageFilters({ use: 'unused' }))
    const { totalDocs } = await payload.find({
      ...{ collection: 'media', where: where ?? {}, user: req.user, overrideAccess: false },
    })
    expect(totalDocs).toBe(0)
  })
})
