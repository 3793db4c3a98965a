import pLimit from 'p-limit'

export const COUNTS = { pages: 50, posts: 200, sections: 12 } as const
const CALLERS = 2

export type Section = { heading: string; text: string }

/** The sections of one page, or of one post. */
export const sectionsOf = (index: number): Section[] =>
  Array.from({ length: COUNTS.sections }, (_, section) => ({
    heading: `Deel ${section} van ${index}`,
    text: `Alinea ${section} van stuk ${index}. `.repeat(8).trim(),
  }))

/** Rich text of Lexical, which Payload and Gevel store. */
export const lexical = (texts: readonly string[]) => ({
  root: {
    type: 'root',
    direction: 'ltr',
    format: '',
    indent: 0,
    version: 1,
    children: texts.map((text) => ({
      type: 'paragraph',
      version: 1,
      direction: 'ltr',
      format: '',
      indent: 0,
      textFormat: 0,
      children: [
        { type: 'text', text, version: 1, detail: 0, format: 0, mode: 'normal' as const, style: '' },
      ],
    })),
  },
})

/** Makes so many documents, and returns the results in order. */
export function createMany<T>(count: number, create: (index: number) => Promise<T>): Promise<T[]> {
  const limit = pLimit(CALLERS)
  return Promise.all(Array.from({ length: count }, (_, index) => limit(() => create(index))))
}
