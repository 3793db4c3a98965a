import { numbersOf, type Piece, toMarkedText, isTranslationOf } from '../../rules/exchange/inline'
import type { Remembered } from '../../rules/memory'
import type { Pair } from '@/src/database/translations/store'
import { LOCALES, type Locale } from '@/src/lib/constants'
import type { Attributes, XmlHandlers } from './read-xml'

/** A translation unit: its texts by language, and the language of the source; null when any may be. */
type Unit = { source: Locale | null; texts: Map<Locale, Piece[]> }

/** Hold code of other tools, which says nothing here. */
const NATIVE: readonly string[] = ['bpt', 'ept', 'it', 'ph', 'ut']
const MAX_CHARACTERS = 20_000

/** `nl-BE` is Dutch. */
const localeOf = (code: string | undefined): Locale | null =>
  LOCALES.find((locale) => locale === code?.toLowerCase().split(/[-_]/)[0]) ?? null

/** The name of a tag in its unit: `x` is the same in each language; without it, the place says which is which. */
function pieceOf(name: string, { i = '', x }: Attributes, singles: number): Piece {
  if (name === 'bpt' || name === 'ept')
    return { key: `pair ${x ?? i}`, edge: name === 'bpt' ? 'start' : 'end' }
  return { key: `single ${x ?? `at ${singles}`}`, edge: 'single' }
}

/** The two texts of a unit as they are stored; null when the target is no translation of the source. */
function entryOf(source: readonly Piece[], target: readonly Piece[]): Remembered | null {
  const numbers = numbersOf(source)
  const [from, to] = [toMarkedText(source, numbers), toMarkedText(target, numbers)]
  if (from === null || to === null || !isTranslationOf(from, to)) return null
  return Math.max(from.length, to.length) > MAX_CHARACTERS ? null : { source: from, target: to }
}

export type TmxEntry = Pair & { entry: Remembered | null }

/** A unit in each pair of languages that it has. */
const entriesOf = ({ source, texts }: Unit): TmxEntry[] =>
  [...texts].flatMap(([from, own]) =>
    source !== null && source !== from
      ? []
      : [...texts].flatMap(([to, other]) => (to === from ? [] : [{ from, to, entry: entryOf(own, other) }])),
  )

/** Reads TMX; each unit goes to `take` as soon as it was read. */
export function tmxReader(take: (entries: TmxEntry[]) => void): Omit<XmlHandlers, 'flush'> {
  const state = {
    srclang: undefined as string | undefined,
    unit: null as Unit | null,
    language: null as Locale | null,
    pieces: null as Piece[] | null,
    /** Within native code; how many single tags there were; the names of open pairs. */
    native: 0,
    singles: 0,
    pairs: new Map<string, string>(),
  }
  const inline = (name: string, attributes: Attributes) => {
    const { i = '', x } = attributes
    if (name === 'bpt') state.pairs.set(i, x ?? i)
    const named = name === 'ept' ? { ...attributes, x: state.pairs.get(i) ?? i } : attributes
    state.pieces?.push(pieceOf(name, named, state.singles))
    if (name !== 'bpt' && name !== 'ept') state.singles += 1
  }
  const open = (name: string, attributes: Attributes) => {
    if (name === 'header') state.srclang = attributes.srclang
    if (name === 'tu')
      state.unit = { source: localeOf(attributes.srclang ?? state.srclang), texts: new Map() }
    if (name === 'tuv') state.language = localeOf(attributes['xml:lang'] ?? attributes.lang)
    if (name === 'seg') Object.assign(state, { pieces: [], singles: 0, pairs: new Map() })
    if (NATIVE.includes(name)) {
      if (state.native === 0) inline(name, attributes)
      state.native += 1
    }
  }
  const close = (name: string) => {
    if (NATIVE.includes(name)) state.native -= 1
    const { unit, language, pieces } = state
    if (name === 'seg' && language && pieces) unit?.texts.set(language, pieces)
    if (name === 'seg') state.pieces = null
    if (name === 'tu' && unit) take(entriesOf(unit))
  }
  return { open, close, text: (text) => state.native === 0 && state.pieces?.push({ text }) }
}
