import type { FlattenedBlock } from 'payload'

import {
  incompleteBlocks,
  isMeantFor,
  isWrittenIn,
  unhidden,
} from '@/src/features/pages/rules/block-languages'
import { LOCALES, type Locale } from '@/src/lib/constants'

export type Block = Record<string, unknown>

/** What is stored around a restore, each in all languages. */
export type Around = {
  /** The newest draft before it. */
  before: readonly Block[]
  /** What is published, and in which languages. */
  online: { blocks: readonly Block[]; locales: readonly Locale[] }
  configs: readonly FlattenedBlock[]
  /** The languages that are restored; all others stay. */
  locales: readonly Locale[]
}

export const byId = (blocks: readonly Block[], { id, blockType }: Block): Block | undefined =>
  blocks.find((block) => id !== undefined && block.id === id && block.blockType === blockType)

export const othersOf = ({ locales }: Pick<Around, 'locales'>): Locale[] =>
  LOCALES.filter((locale) => !locales.includes(locale))

/** The languages whose visitors would see a block if it were not hidden, or that have texts in it. */
export function worthIn(
  block: Block,
  { configs }: Pick<Around, 'configs'>,
  locales: readonly Locale[],
): Locale[] {
  const fields = configs.find(({ slug }) => slug === block.blockType)?.flattenedFields ?? []
  const open = unhidden(block)
  const incomplete = incompleteBlocks([open], configs)
  return locales.filter(
    (locale) =>
      isMeantFor(open, locale) &&
      (isWrittenIn(block, fields, [locale]) || !incomplete[locale].includes(String(block.id))),
  )
}

/** What marks a block as shown in these languages; nothing where it is so already, and null for none. */
function marks(block: Block, locales: readonly Locale[]): Block | null {
  if (LOCALES.every((locale) => isMeantFor(block, locale) === locales.includes(locale))) return {}
  if (locales.length === 0) return null
  return { hidden: false, showIn: locales.length === LOCALES.length ? [] : [...locales] }
}

/**
 * A block of the version. The other languages show it if their draft does; if they have it no longer, if their visitors
 * still see it, so that publishing takes it offline nowhere.
 */
function comingBack(block: Block, around: Around): Block | null {
  const { before, online, locales } = around
  const [now, visible] = [byId(before, block), byId(online.blocks, block)]
  const others = othersOf(around).filter((locale) =>
    now
      ? isMeantFor(now, locale)
      : visible !== undefined && online.locales.includes(locale) && isMeantFor(visible, locale),
  )
  const own = locales.filter((locale) => isMeantFor(block, locale))
  const marked = marks(block, [...own, ...others]) ?? (now && { hidden: true })
  return marked ? { ...block, ...marked } : null
}

/** The marks of a block that the version lacks: it stays for the other languages that have it; null where none does. */
function staying(block: Block, around: Around): Block | null {
  const worth = worthIn(block, around, othersOf(around))
  return worth.length > 0 && block.hidden === true ? {} : marks(block, worth)
}

/** Puts a block behind the one that it stood behind. */
function insert(blocks: Block[], block: Block, predecessors: readonly Block[]): void {
  const last = predecessors.findLast((one) => byId(blocks, one))
  blocks.splice(last ? blocks.findIndex(({ id }) => id === last.id) + 1 : 0, 0, block)
}

/**
 * The blocks of a document after a version is restored in some languages: there those of the version, and in the others those
 * that they had. Languages share the list, so what only some of them have is marked with “Show in”.
 * @param version the blocks of the version, in one language or in all
 * @param own the blocks before, read as those of the version are
 */
export function mergeBlocks(version: readonly Block[], own: readonly Block[], around: Around): Block[] {
  const { before } = around
  const result = version.map((block) => comingBack(block, around)).filter((block) => block !== null)
  for (const [index, block] of before.entries()) {
    const kept = byId(version, block) ? null : staying(block, around)
    if (kept) insert(result, { ...byId(own, block), ...kept }, before.slice(0, index))
  }
  return result
}
