// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it, vi } from 'vitest'

import { inLanguage } from '@/blocks/resolve'
import { BLOCK_ATTRIBUTE } from '@/src/components/preview/block-attribute'
import { textsOf } from '@/src/components/preview/find-text'
import { textsOfBlock } from '@/src/components/preview/place-of'
import { isRecord } from '@/src/lib/is-record'
import type { Locale } from '@/src/lib/constants'
import { RenderBlocks } from './RenderBlocks'
import type { AnyBlock } from './block-context'
import { samples } from './samples'

/** One paragraph as the rich-text editor stores it. */
const lexical = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', format: 0, text }] }] },
})
const IMAGE = 'an image'
const media = { id: 'm1', filename: 'a.png', mimeType: 'image/png', width: 100, height: 100, alt: '' }

/** As blocks are loaded: rows with ids, links with where they lead, and images. */
const loaded = (value: unknown): unknown => {
  if (value === IMAGE) return media
  if (Array.isArray(value))
    return value.map((row: unknown, index): unknown =>
      isRecord(row) ? { id: `row${index}`, image: media, ...(loaded(row) as object) } : row,
    )
  if (!isRecord(value)) return value
  const fields = Object.entries(value).map(([key, field]) => [key, loaded(field)] as const)
  return { ...Object.fromEntries(fields), ...(typeof value.url === 'string' && { href: value.url }) }
}

const named = (key: string) => key
const sampleIn = (slug: string, locale: Locale) => {
  const sample = inLanguage(samples[slug as keyof typeof samples], locale, {
    ...{ lexical, imageId: () => IMAGE, pageId: named, formId: named },
  })
  // The cast is safe: samples are of the types of their blocks.
  return { id: slug, image: media, ...(loaded(sample) as object) } as AnyBlock & { id: string }
}

/** What editors have written, as it is another text in each language. */
const written = (slug: string): string[] => {
  const english = new Map(textsOf(sampleIn(slug, 'en')).map(({ path, text }) => [path, text]))
  const own = textsOf(sampleIn(slug, 'nl')).filter(({ path, text }) => english.get(path) !== text)
  return [...new Set(own.map(({ path }) => path))]
}

/** Shown by a script or another variant only, or together with others in one text; a click leads to the block. */
const NOT_IN_PLACE: Partial<Record<string, RegExp>> = {
  ...{ hero: /^caption$/, cases: /[.]material$/ },
  stats: /[.]value$/,
  ...{ booking: /^(?:noSlots|confirmation|cancelled)/, configurator: /^(?:note|contact)/ },
  ...{ signIn: /./, registration: /./, verifyAddress: /./, forgotPassword: /./, resetPassword: /./ },
}

beforeAll(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text })
})

it.each(Object.keys(samples))('what is written in the block %s can be edited where it is shown', (slug) => {
  const block = sampleIn(slug, 'nl')
  const data = { [slug]: slug === 'blogList' || slug === 'form' ? null : [] }
  const html = renderToStaticMarkup(<RenderBlocks blocks={[block]} data={data} locale="nl" title="Titel" />)
  document.body.innerHTML = `<main>${html}</main>`
  for (const element of document.querySelectorAll('main > :not(.sr-only)'))
    element.setAttribute(BLOCK_ATTRIBUTE, slug)
  const found = textsOfBlock(slug, { blocks: [block] }).map(({ path }) => path)
  const missing = written(slug).filter((path) => !found.includes(path) && !NOT_IN_PLACE[slug]?.test(path))
  expect(missing).toEqual([])
})
