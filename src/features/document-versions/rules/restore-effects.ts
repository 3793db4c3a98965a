import { isDeepStrictEqual } from 'node:util'
import type { FlattenedField } from 'payload'

import { isEmpty, isLocalized, isMeantFor } from '@/src/features/pages/rules/block-languages'
import { isRecord } from '@/src/lib/is-record'
import type { Locale } from '@/src/lib/constants'
import { type Around, type Block, byId, mergeBlocks, othersOf, worthIn } from './merge-blocks'

type Fields = readonly FlattenedField[]
/** A block in all its languages, with its place among the blocks. */
export type PlacedBlock = { index: number; block: Block }

/** What a restore of other languages does to the draft of this one. */
export type RestoreEffects = {
  locale: Locale
  /** Blocks that it gets. */
  comesBack: PlacedBlock[]
  /** Blocks that it has in another order. */
  isReordered: boolean
  /** Blocks with other rows in them, or with other images and settings. */
  otherRows: PlacedBlock[]
  otherSettings: PlacedBlock[]
  /** Blocks that only it keeps: the list gets a mark. */
  stays: PlacedBlock[]
  /** Blocks of the version that it has no longer, and does not get. */
  leftOut: PlacedBlock[]
}

/** Not what visitors see of a block; which language shows it is compared by itself. */
const IGNORED: readonly string[] = ['id', 'blockType', 'blockName', 'showIn', 'hidden']

const rowsOf = (value: unknown): Block[] => (Array.isArray(value) ? value.filter(isRecord) : [])
const plain = (value: unknown): unknown => (isEmpty(value) ? null : value)

const rowIds = (part: Block, fields: Fields): unknown[] =>
  fields.flatMap((field): unknown[] => {
    if (isLocalized(field) || !('flattenedFields' in field)) return []
    const value = part[field.name]
    if (field.type !== 'array') return isRecord(value) ? rowIds(value, field.flattenedFields) : []
    return rowsOf(value).map((row) => [row.id, rowIds(row, field.flattenedFields)])
  })

/** The values that languages share, those of rows by their ids. */
const sharedValues = (part: Block, fields: Fields): unknown[] =>
  fields
    .filter(
      (field) =>
        !isLocalized(field) && !IGNORED.includes(field.name) && !('virtual' in field && field.virtual),
    )
    .map((field): unknown => {
      const value = part[field.name]
      if (!('flattenedFields' in field)) return plain(value)
      if (field.type !== 'array') return sharedValues(isRecord(value) ? value : {}, field.flattenedFields)
      return new Map(rowsOf(value).map((row) => [String(row.id), sharedValues(row, field.flattenedFields)]))
    })

const isRows = (value: unknown): value is Map<string, unknown> => value instanceof Map

/** Without the rows that only one of the two has. */
const commonRows = (value: unknown, other: unknown): unknown => {
  if (Array.isArray(value) && Array.isArray(other))
    return value.map((one: unknown, index) => commonRows(one, other[index]))
  if (!isRows(value) || !isRows(other)) return value
  const common = [...value].filter(([id]) => other.has(id))
  return Object.fromEntries(common.map(([id, row]) => [id, commonRows(row, other.get(id))]))
}

/** Whether two states of a document, or of a block, differ in what languages share; rows that came or went do not count. */
export function differsInShared(one: Block, other: Block, fields: Fields): boolean {
  const [a, b] = [sharedValues(one, fields), sharedValues(other, fields)]
  return !isDeepStrictEqual(commonRows(a, b), commonRows(b, a))
}

/** Whether rows came or went, or have another order. */
export const hasOtherRows = (one: Block, other: Block, fields: Fields): boolean =>
  !isDeepStrictEqual(rowIds(one, fields), rowIds(other, fields))

/** What a restore changes in the blocks of the languages that it leaves alone. */
export function blockEffects(version: readonly Block[], around: Around): RestoreEffects[] {
  const { before, configs } = around
  const after = mergeBlocks(version, before, around)
  const fieldsOf = ({ blockType }: Block) =>
    configs.find(({ slug }) => slug === blockType)?.flattenedFields ?? []
  return othersOf(around).map((locale) => {
    const seen = (block: Block) => isMeantFor(block, locale) && worthIn(block, around, [locale]).length > 0
    const among = (blocks: readonly Block[], wanted: (block: Block) => boolean): PlacedBlock[] =>
      blocks.flatMap((block, index) => (wanted(block) ? [{ index, block }] : []))
    const seenBefore = (block: Block) => {
      const own = byId(before, block)
      return own !== undefined && seen(own) ? own : null
    }
    const both = (differ: (one: Block, other: Block) => boolean) =>
      among(after, (block) => {
        const own = seenBefore(block)
        return own !== null && differ(own, block)
      })
    const order = (blocks: readonly Block[]) => blocks.filter(seenBefore).map(({ id }) => id)
    return {
      locale,
      comesBack: among(after, (block) => seen(block) && !seenBefore(block)),
      isReordered: !isDeepStrictEqual(order(before), order(after)),
      otherRows: both((a, b) => hasOtherRows(a, b, fieldsOf(a))),
      otherSettings: both((a, b) => differsInShared(a, b, fieldsOf(a))),
      stays: among(after, (block) => seenBefore(block) !== null && !byId(version, block)),
      leftOut: among(after, (block) => {
        const whole = byId(version, block)
        return whole !== undefined && !byId(before, block) && seen(whole) && !isMeantFor(block, locale)
      }),
    }
  })
}
