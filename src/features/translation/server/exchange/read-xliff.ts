import { ownNumbers, type Piece, toMarkedText } from '../../rules/exchange/inline'
import type { Attributes, XmlHandlers } from './read-xml'

/** A translated segment of a file, as marked text; a target that has other tags is null, and an absent one empty. */
export type XliffUnit = {
  original: string
  name: string
  source: string | null
  target: string | null
  state: string
}

export type XliffLanguages = { version: string; from: string; to: string }

type State = {
  original: string
  unit: { name: string; state: string; source: Piece[]; target: Piece[] } | null
  /** The content that is read now. */
  pieces: Piece[] | null
  starts: string[]
}

function takeUnit({ original, unit }: State): XliffUnit | null {
  if (!unit) return null
  const { name, state, source, target } = unit
  const numbers = ownNumbers(source)
  return {
    original,
    name,
    state,
    source: toMarkedText(source, numbers),
    target: toMarkedText(target, numbers),
  }
}

const startOf = (name: string, { id = '', hex, startRef }: Attributes): Piece | null => {
  if (name === 'pc' || name === 'sc') return { key: id, edge: 'start' }
  if (name === 'ec') return { key: startRef ?? id, edge: 'end' }
  if (name === 'ph') return { key: id, edge: 'single' }
  return name === 'cp' ? { text: String.fromCodePoint(Number.parseInt(hex ?? '', 16) || 0xfffd) } : null
}

/** Reads XLIFF 2; each unit goes to `take` as soon as it was read. */
export function xliffReader(
  begin: (languages: XliffLanguages) => void,
  take: (unit: XliffUnit) => void,
): Omit<XmlHandlers, 'flush'> {
  const state: State = { original: '', unit: null, pieces: null, starts: [] }
  const open = (name: string, attributes: Attributes) => {
    const { version = '', srcLang = '', trgLang = '', original = '', name: own, id = '' } = attributes
    if (name === 'xliff') begin({ version, from: srcLang, to: trgLang })
    if (name === 'file') state.original = original
    if (name === 'unit') state.unit = { name: own ?? id, state: 'initial', source: [], target: [] }
    if (name === 'segment' && state.unit) state.unit.state = attributes.state ?? 'initial'
    if (name === 'source') state.pieces = state.unit?.source ?? null
    if (name === 'target') state.pieces = state.unit?.target ?? null
    const piece = startOf(name, attributes)
    if (piece) state.pieces?.push(piece)
    if (name === 'pc') state.starts.push(id)
  }
  const close = (name: string) => {
    if (name === 'pc') state.pieces?.push({ key: state.starts.pop() ?? '', edge: 'end' })
    if (name === 'source' || name === 'target') state.pieces = null
    const unit = name === 'unit' ? takeUnit(state) : null
    if (unit) take(unit)
  }
  return { open, close, text: (text) => state.pieces?.push({ text }) }
}
