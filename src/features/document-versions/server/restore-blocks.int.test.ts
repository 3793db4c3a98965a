import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { withRowIds } from '@/src/lib/row-ids'
import { payloadInstance } from '@/src/platform/payload'
import { restRequest } from '@/src/testing/rest'
import { type Blocks, blocks, publishedTwice, restoring } from '@/src/testing/restoring'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'
import type { PlacedBlock } from '../rules/restore-effects'
import { listVersions, readVersionEntries } from './list-versions'
import type { Effects } from './restore-effects'

let payload: Payload
let company: Company
let other: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
})

const at = {
  get payload() {
    return payload
  },
  get company() {
    return company
  },
}
const { read, shown, save, versionsOf, newest, restored } = restoring(at)

/** What the dialog is told that restoring in Dutch does to English. */
const effects = async (path: string, person: Person | null = company.editor) => {
  const { status, text } = await restRequest(payload, person, 'GET', `pages/${path}/effects?locale=nl`)
  return status === 200 ? (JSON.parse(text) as Effects) : status
}
const idsIn = (placed: readonly PlacedBlock[] | undefined) => placed?.map(({ block }) => block.id)

describe('blocks of a version that is restored in one language', () => {
  /** A first version with the blocks a and b; since then b left and c came, in both languages. */
  async function changedBlocks() {
    const { id, first, rows } = await publishedTwice(at)
    const [a] = rows ?? []
    await save(id, 'nl', { blocks: [...(withRowIds(blocks('a3'), [a]) as Blocks), ...blocks('c')] })
    const current = (await read(id, 'nl', true)).blocks
    await save(id, 'en', { blocks: withRowIds(blocks('a3-en', 'c-en'), current) as Blocks })
    for (const locale of ['nl', 'en'] as const) await save(id, locale, {}, 'published')
    return { id, first, old: rows?.[1]?.id, added: current?.[1]?.id }
  }

  it('leave and come back there only: the other language keeps its draft, and its site after publishing', async () => {
    const { id, first, old, added } = await changedBlocks()
    const before = await effects(`versions/${first}`)
    expect(before).toMatchObject({
      fields: [],
      languages: [{ locale: 'en', comesBack: [], isReordered: false }],
    })
    const [english] = (before as Effects).languages
    expect([idsIn(english?.stays), idsIn(english?.leftOut)]).toEqual([[added], [old]])
    await restored(first)
    expect(await shown(id, 'nl', true)).toEqual(['Een', 'draft', ['a', 'b']])
    for (const draft of [true, false])
      expect(await shown(id, 'en', draft)).toEqual(['Two', 'published', ['a3-en', 'c-en']])
    await save(id, 'nl', {}, 'published')
    expect(await shown(id, 'nl', false)).toEqual(['Een', 'published', ['a', 'b']])
    for (const draft of [true, false])
      expect(await shown(id, 'en', draft)).toEqual(['Two', 'published', ['a3-en', 'c-en']])
  })

  it('are as they were after that is undone, and after the undo is undone', async () => {
    const { id, first } = await changedBlocks()
    const state = async () => [(await read(id, 'nl', true)).blocks, (await read(id, 'en', true)).blocks]
    const before = await state()
    const { previousVersion } = await restored(first)
    const after = await state()
    expect(after).not.toEqual(before)
    const again = await restored(previousVersion)
    expect(await state()).toEqual(before)
    await restored(again.previousVersion)
    expect(await state()).toEqual(after)
  })

  it('come back in every language when that is asked', async () => {
    const { id, first } = await changedBlocks()
    await restored(first, 'locale=nl&allLocales=true')
    expect(await shown(id, 'en', true)).toEqual(['One', 'draft', ['a-en', 'b-en']])
    expect(await shown(id, 'en', false)).toEqual(['Two', 'published', ['a3-en', 'c-en']])
  })

  it('come back in the other language too where visitors see them', async () => {
    const { id, rows } = await publishedTwice(at)
    const whole = await newest(id)
    await save(id, 'nl', { blocks: [{ ...(await read(id, 'nl', true)).blocks?.[0] }] })
    for (const path of [`versions/${whole}`, `${id}/restore-published`]) {
      const found = (await effects(path)) as Effects
      expect(idsIn(found.languages[0]?.comesBack)).toEqual([rows?.[1]?.id])
    }
  })

  it('are told about to nobody who may not read the document', async () => {
    const { id, first } = await changedBlocks()
    for (const person of [other.editor, null]) {
      expect(await effects(`versions/${first}`, person)).toBe(403)
      expect([403, 404]).toContain(await effects(`${id}/restore-published`, person))
    }
  })
})

it('the version that a restore replaced is called so, for as long as it is kept', async () => {
  const { id, first } = await publishedTwice(at)
  const { previousVersion } = await restored(first)
  await save(id, 'nl', { title: 'Later' })
  const req = await createLocalReq({ user: company.editor, locale: 'nl' }, payload)
  const ids = await versionsOf('pages', id)
  const entries = [...(await readVersionEntries(req, { collection: 'pages', ids })).values()]
  expect(entries.filter((entry) => entry.beforeRestore).map((entry) => entry.id)).toEqual([previousVersion])
  const listed = await listVersions(req, { collection: 'pages', document: id, page: 1, limit: 50 })
  expect(listed.docs.find((entry) => entry.id === previousVersion)?.beforeRestore).toBe(true)
})
