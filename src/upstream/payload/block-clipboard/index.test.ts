import type { ClientBlock, FormState } from 'payload'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { importPackageFile, packageFile } from '@/src/testing/unpatched'
import { copiedBlocks, copyBlock } from '.'

type Reducer = (state: FormState, action: object) => FormState

const FOLDER = '@payloadcms/ui/dist/elements/ClipboardAction'
const ID = '65f000000000000000000001'
const field = (value: unknown) => ({
  value,
  initialValue: 'before',
  valid: true,
  lastRenderedPath: 'blocks.1.x',
})
const STATE: FormState = {
  blocks: { value: 2, rows: [{ id: 'a' }, { id: ID, blockType: 'faq' }] },
  'blocks.0.heading': field('Een'),
  'blocks.1.id': field(ID),
  'blocks.1.blockType': field('faq'),
  'blocks.1.heading': field('Twee'),
  'blocks.1.items': { value: 1, rows: [{ id: ID, lastRenderedPath: 'blocks.1.items' }] },
  'blocks.1.items.0.id': field(ID),
  'blocks.1.items.0.question': field('Waarom?'),
  'blocks.10.heading': field('Elf'),
}
const source = { path: 'blocks', rowIndex: 1, block: { slug: 'faq' } as ClientBlock, tenant: 't' }

/** As a browser has it. */
beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
})

it('Payload pastes a row only in place of another', async () => {
  const field = await packageFile('@payloadcms/ui/dist/fields/Blocks/index.js')
  expect(field).toMatch(/pasteRow = useCallback\(rowIndex_3/)
  expect(await packageFile(`${FOLDER}/clipboardUtilities.js`)).toContain("'_payloadClipboard'")
})

describe('a copied block', () => {
  it('has its contents, and nothing of where it was', () => {
    expect(copyBlock(STATE, source)).toBe(true)
    const { tenant, blocks } = copiedBlocks() ?? {}
    expect(tenant).toBe('t')
    expect(blocks?.map(({ blockType }) => blockType)).toEqual(['faq'])
    const fields: FormState = blocks?.[0]?.fields ?? {}
    expect(Object.keys(fields)).toEqual([
      'id',
      'blockType',
      'heading',
      'items',
      'items.0.id',
      'items.0.question',
    ])
    expect(fields.heading).toEqual({
      value: 'Twee',
      initialValue: 'Twee',
      valid: true,
      passesCondition: true,
    })
    expect(fields.items?.rows).toEqual([{ id: ID }])
  })

  it('is one that the form can paste too', async () => {
    copyBlock(STATE, source)
    const { isClipboardDataValid } = await importPackageFile<{
      isClipboardDataValid: (data: object) => boolean
    }>(`${FOLDER}/isClipboardDataValid.js`)
    const stored = JSON.parse(localStorage.getItem('_payloadClipboard') ?? '{}') as object
    const block = { slug: 'faq', fields: [] }
    expect(isClipboardDataValid({ ...stored, blocks: [block], schemaBlocks: [block] })).toBe(true)
  })

  it('is one that was copied in the form, or all of them', () => {
    const data = STATE
    localStorage.setItem('_payloadClipboard', JSON.stringify({ type: 'blocks', path: 'blocks', data }))
    expect(copiedBlocks()).toMatchObject({ tenant: null, blocks: [{ blockType: 'faq' }] })
  })

  it.each(['', '{', '{"type":"array","path":"rows","data":{}}', '{"type":"blocks","path":"x","data":{}}'])(
    'is not %s',
    (text) => {
      localStorage.setItem('_payloadClipboard', text)
      expect(copiedBlocks()).toBeNull()
    },
  )
})

it('a pasted block and its rows get new ids', async () => {
  const { fieldReducer } = await importPackageFile<{ fieldReducer: Reducer }>(
    '@payloadcms/ui/dist/forms/Form/fieldReducer.js',
  )
  copyBlock(STATE, source)
  const [block] = copiedBlocks()?.blocks ?? []
  const place = { path: 'blocks', rowIndex: 1 }
  const added = fieldReducer(STATE, {
    ...{ type: 'ADD_ROW', ...place, blockType: 'faq', subFieldState: block?.fields },
  })
  const copy = fieldReducer(added, { type: 'DUPLICATE_ROW', ...place })
  const pasted = fieldReducer(copy, { type: 'REMOVE_ROW', ...place })
  const ids = [pasted.blocks?.rows?.[1]?.id, pasted['blocks.1.items']?.rows?.[0]?.id]
  expect(new Set([ID, ...ids]).size).toBe(3)
  expect([pasted['blocks.1.id']?.value, pasted['blocks.1.items.0.id']?.value]).toEqual(ids)
  expect(pasted['blocks.1.items.0.question']?.value).toBe('Waarom?')
  expect(pasted.blocks?.rows?.[2]?.id).toBe(ID)
})
