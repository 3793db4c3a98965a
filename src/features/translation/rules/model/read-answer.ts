import { isRecord } from '@/src/lib/is-record'

/** An entry of an answer, found in what is no whole JSON: cut off, or between other words. */
const ENTRY = /\{\s*"n"\s*:\s*"?(\d{1,6})"?\s*,\s*"text"\s*:\s*("(?:[^"\\]|\\.)*")\s*\}/g

type Entry = { n: number; text: string }

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const toEntry = (value: unknown): Entry[] =>
  isRecord(value) && typeof value.text === 'string' ? [{ n: Number(value.n), text: value.text }] : []

function entriesIn(answer: string): Entry[] {
  const whole = parsed(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))
  if (isRecord(whole) && Array.isArray(whole.segments)) return whole.segments.flatMap(toEntry)
  return [...answer.matchAll(ENTRY)].flatMap(([, n, text = '']) => toEntry({ n, text: parsed(text) }))
}

/** The texts of an answer by their numbers. A number with two texts has none: one of them belongs to another segment. */
export function readAnswer(answer: string): Map<number, string> {
  const texts = new Map<number, string>()
  const doubled = new Set<number>()
  for (const { n, text } of entriesIn(answer)) {
    const known = texts.get(n)
    if (known !== undefined && known !== text) doubled.add(n)
    texts.set(n, text)
  }
  for (const n of doubled) texts.delete(n)
  return texts
}
