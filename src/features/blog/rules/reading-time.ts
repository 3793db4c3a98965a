import { isRecord } from '@/src/lib/is-record'

/** Typical for an adult who reads for understanding. */
const WORDS_PER_MINUTE = 220
const CODE_LINES_PER_MINUTE = 30

type Counts = { words: number; codeLines: number }

const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

function count(node: unknown): Counts {
  if (Array.isArray(node)) {
    return node
      .map(count)
      .reduce((sum, one) => ({ words: sum.words + one.words, codeLines: sum.codeLines + one.codeLines }), {
        words: 0,
        codeLines: 0,
      })
  }
  if (!isRecord(node)) return { words: 0, codeLines: 0 }
  if (typeof node.text === 'string') return { words: countWords(node.text), codeLines: 0 }
  if (node.type === 'block' && isRecord(node.fields) && typeof node.fields.code === 'string')
    return { words: 0, codeLines: node.fields.code.split('\n').length }
  return count(node.root ?? node.children ?? [])
}

/** Minutes to read rich text as stored by the editor, including code; at least one. */
export function readingMinutes(content: unknown): number {
  const { words, codeLines } = count(content)
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE + codeLines / CODE_LINES_PER_MINUTE))
}
