import { readdirSync } from 'node:fs'
import { marked } from 'marked'
import { describe, expect, it } from 'vitest'

import { LOCALES } from '@/src/lib/constants'
import { chapterOf, CHAPTER_SLUGS, toChapterSlug } from './chapter-slugs'
import { CHAPTERS } from './chapters'

describe('the chapter about a screen', () => {
  it.each([
    ['', 'start'],
    ['/collections/pages/create', 'pages'],
    ['/collections/pages/5/versions/7', 'versions'],
    ['/collections/posts/trash', 'versions'],
    ['/collections/media', 'images'],
    ['/collections/api-tokens', 'start'],
    ['/page-tree', 'addresses'],
    ['/constructor', 'start'],
  ])('at %s is %s', (path, chapter) => {
    expect(chapterOf(path)).toBe(chapter)
  })

  it('is looked up by its slug only', () => {
    expect(toChapterSlug('images')).toBe('images')
    expect(toChapterSlug('../images')).toBeNull()
  })
})

describe('the handbook', () => {
  const pictures = new Set(readdirSync('public/blocks/handbook'))
  const texts = CHAPTER_SLUGS.flatMap((slug) =>
    LOCALES.map((locale) => ({ slug, locale, ...CHAPTERS[slug][locale] })),
  )

  it.each(texts)(
    'shows in chapter $slug ($locale) only pictures that exist, each with a text',
    ({ locale, text }) => {
      const shown = [...text.matchAll(/!\[(?<alt>[^\]]*)\]\((?<src>[^)]*)\)/g)]
      for (const { groups } of shown) {
        expect(groups?.alt).not.toBe('')
        expect(groups?.src).toMatch(new RegExp(`^/blocks/handbook/[a-z]+\\.${locale}\\.webp$`))
        expect(pictures).toContain(groups?.src?.split('/').at(-1))
      }
    },
  )

  it('has no picture that no chapter shows', () => {
    const shown = texts.map(({ text }) => text).join('\n')
    expect([...pictures].filter((name) => !shown.includes(`/blocks/handbook/${name}`))).toEqual([])
  })

  it('has the same headings, steps and pictures in each language', () => {
    const outline = (text: string) =>
      marked
        .lexer(text)
        .filter(({ type }) => type !== 'space')
        .map(({ type }) => type)
    for (const slug of CHAPTER_SLUGS) {
      const { nl, en } = CHAPTERS[slug]
      expect(outline(en.text)).toEqual(outline(nl.text))
    }
  })
})
