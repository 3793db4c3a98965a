import type { TagKind } from './segment'

/** What an editor needs to know of a tag: whether it stands around text. */
type ShownTag = { number: number; kind: TagKind }

const MARKED = /<(\/?)(\d{1,4})\/?>/g
const SHOWN = /\[(\/?)(\d{1,4})\]/g
const ENTITIES = { '&lt;': '<', '&gt;': '>', '&amp;': '&' } as const

const holdsText = (tag: ShownTag | undefined): boolean => tag?.kind === 'format' || tag?.kind === 'link'

/** A marked text as a person edits it: tags as `[1]…[/1]`, and nothing escaped. */
export const toShown = (marked: string): string =>
  marked
    .replaceAll(MARKED, (_, end: string, number: string) => `[${end}${number}]`)
    .replaceAll(/&(?:lt|gt|amp);/g, (entity) => ENTITIES[entity as keyof typeof ENTITIES])

/** The marked text of an edited one. Brackets around a number that is no tag of the segment stay text. */
export const fromShown = (shown: string, tags: readonly ShownTag[]): string =>
  shown
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(SHOWN, (all, end: string, number: string) => {
      const tag = tags.find((one) => one.number === Number(number))
      if (!tag) return all
      return holdsText(tag) ? `<${end}${number}>` : `<${number}/>`
    })

/** What puts a tag into an edited text, around what is selected if it stands around text. */
export function insertTag(text: string, tag: ShownTag, selection: { start: number; end: number }): string {
  const { start, end } = selection
  const inner = holdsText(tag)
    ? `[${tag.number}]${text.slice(start, end)}[/${tag.number}]`
    : `[${tag.number}]`
  return text.slice(0, start) + inner + text.slice(end)
}
