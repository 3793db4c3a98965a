import type { Pair } from '@/src/database/translations/store'
import { xmlText } from '@/src/lib/xml'
import { type InlineFormat, writeInline } from '../../rules/exchange/inline'
import { parseMarked } from '../../rules/marked-text'
import { toMarked } from '../../rules/memory'
import type { TagKind } from '../../rules/segment'
import type { TranslatedCollection, TranslationState } from '../../rules/translated'
import type { FieldView, SegmentView } from '../read-translation'

export type XliffDocument = {
  collection: TranslatedCollection
  id: string
  title: string | null
  fields: readonly FieldView[]
}

/** What is outdated is to be translated again. */
const STATES: Record<TranslationState, string> = {
  missing: 'initial',
  outdated: 'initial',
  unreviewed: 'translated',
  reviewed: 'reviewed',
  current: 'final',
}
const TYPES: Record<TagKind, string> = {
  format: 'fmt',
  link: 'link',
  code: 'other',
  break: 'other',
  object: 'other',
}

function formatFor(tags: SegmentView['tags']): InlineFormat {
  const attributes = (number: number): string => {
    const tag = tags.find((one) => one.number === number)
    const shown = tag && tag.text !== '' ? ` disp="${xmlText(tag.text)}"` : ''
    return ` id="${number}" canCopy="no" canDelete="no" type="${TYPES[tag?.kind ?? 'object']}"${shown}`
  }
  return {
    start: (number) => `<pc${attributes(number).replace(' disp=', ' dispStart=')}>`,
    end: () => '</pc>',
    single: (number) => `<ph${attributes(number)}/>`,
  }
}

const note = (category: string, text: string): string =>
  text === '' ? '' : `<note category="${category}">${xmlText(text)}</note>`

/** What a translator elsewhere should know: where the text is, how long it may be, what has changed in it. */
function notesOf({ place, label, maxLength, change }: FieldView): string {
  const marks = { same: ['', ''], added: ['[+', '+]'], removed: ['[-', '-]'] } as const
  const changed = change?.map((part) => marks[part.change].join(part.text)).join('') ?? ''
  const length = maxLength === null ? '' : String(maxLength)
  return `<notes>${note('location', [...place, label].join(' · '))}${note('max-length', length)}${note('change', changed)}</notes>`
}

function unitOf(field: FieldView, { id, source, target, tags }: SegmentView, number: number): string {
  const format = formatFor(tags)
  const content = (text: string): string =>
    writeInline(parseMarked(toMarked(field, text)) ?? [{ text }], format)
  const translated = target === '' ? '' : `<target xml:space="preserve">${content(target)}</target>`
  return `<unit id="u${number}" name="${xmlText(id)}" canResegment="no">${notesOf(field)}
<segment state="${STATES[field.state]}"><source xml:space="preserve">${content(source)}</source>${translated}</segment>
</unit>
`
}

function fileOf({ collection, id, title, fields }: XliffDocument, number: number): string {
  const segments = fields.flatMap((field) => field.segments.map((segment) => [field, segment] as const))
  const units = segments.map(([field, segment], index) => unitOf(field, segment, index + 1)).join('')
  return `<file id="f${number}" original="${collection}/${id}"><notes>${note('title', title ?? id)}</notes>
${units}</file>
`
}

/** Documents as XLIFF 2.0, a unit for each segment. Documents without texts are left out: a file has at least one unit. */
export const writeXliff = (documents: readonly XliffDocument[], { from, to }: Pair): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${from}" trgLang="${to}">
${documents
  .filter(({ fields }) => fields.length > 0)
  .map((document, index) => fileOf(document, index + 1))
  .join('')}</xliff>
`
