import { fieldWords } from '@/src/features/translation/rules/field-segments'
import { rootOf } from '@/src/features/translation/rules/rich-text'
import { isRecord } from '@/src/lib/is-record'
import { RICH } from './compact'
import type { Change } from './proposal'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const NAMES: readonly string[] = ['id', 'blockType', 'blockName']

function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' || UUID.test(value) ? [] : [value]
  if (typeof value === 'number') return [String(value)]
  if (Array.isArray(value)) return value.flatMap(linesOf)
  if (!isRecord(value)) return []
  if (rootOf(value)) return [fieldWords(RICH, value)]
  return Object.entries(value).flatMap(([key, inner]) => (NAMES.includes(key) ? [] : linesOf(inner)))
}

const wordsOf = (value: unknown): string | null => linesOf(value).join('\n') || null

/** The words before and after a change. */
export function changeWords(change: Change): { before: string | null; after: string | null } {
  switch (change.kind) {
    case 'set':
    case 'replaceBlock':
      return { before: wordsOf(change.before), after: wordsOf(change.value) }
    case 'addBlock':
    case 'create':
      return { before: null, after: wordsOf(change.value) }
    case 'removeBlock':
      return { before: wordsOf(change.before), after: null }
    case 'moveBlock':
      return { before: null, after: null }
  }
}
