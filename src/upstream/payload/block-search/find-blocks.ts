import type { ClientBlock } from 'payload'

type Named = Pick<ClientBlock, 'slug' | 'labels' | 'admin'>

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** `callToAction` → `call to action` */
const inWords = (slug: string): string => slug.replaceAll(/[A-Z]/g, (letter) => ` ${letter}`)

/** All texts of a value that has one or one per language. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(value ?? {}).filter((text): text is string => typeof text === 'string')

const namesOf = ({ slug, labels, admin }: Named): string[] => [
  ...[inWords(slug), ...textsOf(labels?.singular), ...textsOf(labels?.plural)],
  ...textsOf(admin?.custom?.alsoCalled),
]

const wordsOf = (typed: string): string[] => folded(typed).split(/\s+/).filter(Boolean)

/** Whether a text has all words that are typed. */
export const hasWords = (text: string, typed: string): boolean =>
  wordsOf(typed).every((word) => folded(text).includes(word))

/**
 * The blocks that are called what is typed, in any language or by another word for them, else those that are described so.
 */
export function findBlocks<Block extends Named>(blocks: readonly Block[], typed: string): Block[] {
  const having = (textsOfBlock: (block: Block) => string[]) =>
    blocks.filter((block) => hasWords(textsOfBlock(block).join(' '), typed))
  const called = having(namesOf)
  return called.length > 0 ? called : having((block) => textsOf(block.admin?.custom?.description))
}
