import config from '@payload-config'
import fc from 'fast-check'
import type { Block, Field, SanitizedConfig } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { LOCALES } from '@/src/lib/constants'
import { collectReferences } from './references'

/** A document, and the references in it as `path locale collection id`. */
type Sample = { data: Record<string, unknown>; expected: string[] }
/** Where a field is; `all` when the document has a value per locale. */
type Place = { path: string; locale: string | null; all: boolean; depth: number }
type Value = { value: unknown; expected: string[] }

const RUNS = 60
const MAX_DEPTH = 3

let sanitized: SanitizedConfig
beforeAll(async () => {
  sanitized = await config
})

const nothing: fc.Arbitrary<Sample> = fc.constant({ data: {}, expected: [] })
const line = ({ path, locale }: Place, relationTo: string, id: string) =>
  [path, locale ?? '*', relationTo, id].join(' ')

const merged = (samples: Sample[]): Sample => ({
  data: Object.assign({}, ...samples.map(({ data }) => data)) as Sample['data'],
  expected: samples.flatMap(({ expected }) => expected),
})

/** References in rich text: a link in a list, or an image. */
const richText = (at: Place): fc.Arbitrary<Value> =>
  fc.array(fc.tuple(fc.constantFrom('pages', 'media'), fc.uuid()), { maxLength: 3 }).map((targets) => ({
    value: {
      root: {
        type: 'root',
        children: targets.map(([relationTo, value]) =>
          relationTo === 'media'
            ? { type: 'upload', relationTo, value }
            : {
                type: 'list',
                children: [
                  { type: 'listitem', children: [{ type: 'link', fields: { doc: { relationTo, value } } }] },
                ],
              },
        ),
      },
    },
    expected: targets.map(([relationTo, id]) => line(at, relationTo, id)),
  }))

const relation = (field: Field & { relationTo: string | string[]; hasMany?: boolean }, at: Place) => {
  const one = fc.tuple(fc.constantFrom(...[field.relationTo].flat()), fc.uuid(), fc.boolean())
  return fc.array(one, { minLength: 1, maxLength: field.hasMany ? 3 : 1 }).map((targets): Value => {
    const values = targets.map(([relationTo, id, populated]) => {
      const value = populated ? { id, title: 'x' } : id
      return Array.isArray(field.relationTo) ? { relationTo, value } : value
    })
    return {
      value: field.hasMany ? values : values[0],
      expected: targets.map(([relationTo, id]) => line(at, relationTo, id)),
    }
  })
}

const rows = (at: Place, row: (place: Place) => fc.Arbitrary<Sample>): fc.Arbitrary<Value> =>
  fc
    .tuple(...[0, 1].map((index) => row({ ...at, path: `${at.path}.${index}.`, depth: at.depth + 1 })))
    .map((samples) => ({
      value: samples.map(({ data }) => data),
      expected: samples.flatMap(({ expected }) => expected),
    }))

function blockRow(blocks: readonly Block[], place: Place): fc.Arbitrary<Sample> {
  return fc.constantFrom(...blocks).chain((block) =>
    sampleOf(block.fields, place).map(({ data, expected }) => ({
      data: { ...data, blockType: block.slug },
      expected,
    })),
  )
}

const blocksOf = (field: Field & { type: 'blocks' }): Block[] =>
  [...(field.blockReferences ?? []), ...field.blocks].flatMap(
    (block) =>
      (typeof block === 'string' ? sanitized.blocks?.find(({ slug }) => slug === block) : block) ?? [],
  )

/** The value of a named field, in one locale; null for a field without references. */
function valueOf(field: Field, at: Place): fc.Arbitrary<Value> | null {
  if (field.type === 'relationship' || field.type === 'upload') return relation(field, at)
  if (field.type === 'richText') return richText(at)
  if (field.type === 'group')
    return sampleOf(field.fields, { ...at, path: `${at.path}.` }).map(({ data, expected }) => ({
      value: data,
      expected,
    }))
  if (at.depth >= MAX_DEPTH) return null
  if (field.type === 'array') return rows(at, (place) => sampleOf(field.fields, place))
  if (field.type !== 'blocks') return null
  const blocks = blocksOf(field)
  return blocks.length > 0 ? rows(at, (place) => blockRow(blocks, place)) : null
}

function fieldSample(field: Field, place: Place): fc.Arbitrary<Sample> {
  if (field.type === 'tabs')
    return fc
      .tuple(
        ...field.tabs.map((tab) =>
          'name' in tab && tab.name
            ? fieldSample({ ...tab, type: 'group' } as Field, place)
            : sampleOf(tab.fields, place),
        ),
      )
      .map(merged)
  if ('fields' in field && !('name' in field && field.name)) return sampleOf(field.fields, place)
  if (!('name' in field) || !field.name) return nothing
  const { name } = field
  const at = { ...place, path: `${place.path}${name}` }
  const perLocale = 'localized' in field && field.localized === true && place.all && !place.locale
  const values = (perLocale ? LOCALES : [place.locale]).map((locale) => valueOf(field, { ...at, locale }))
  const [first] = values
  if (!first) return nothing
  return fc.tuple(...values.flatMap((value) => value ?? [])).map((found) => ({
    data: {
      [name]: perLocale
        ? Object.fromEntries(found.map(({ value }, n) => [LOCALES[n], value]))
        : found[0]?.value,
    },
    expected: found.flatMap(({ expected }) => expected),
  }))
}

/** Any document of these fields, in which each field may be missing. */
function sampleOf(fields: readonly Field[], place: Place): fc.Arbitrary<Sample> {
  const one = (field: Field) =>
    fc.oneof({ weight: 1, arbitrary: nothing }, { weight: 3, arbitrary: fieldSample(field, place) })
  return fc.tuple(...fields.map(one)).map(merged)
}

it.each([true, false])(
  'finds every reference in any field of any collection, with all locales: %s',
  (all) => {
    for (const collection of sanitized.collections) {
      const place = { path: '', locale: null, all, depth: 0 }
      const property = fc.property(sampleOf(collection.fields, place), ({ data, expected }) => {
        const found = collectReferences(collection, data, sanitized).map(({ path, locale, relationTo, id }) =>
          [path, locale ?? '*', relationTo, id].join(' '),
        )
        expect(found.toSorted()).toEqual([...new Set(expected)].toSorted())
      })
      fc.assert(property, { numRuns: RUNS })
    }
  },
)
