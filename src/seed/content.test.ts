import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

import { blockSlugs } from '@/blocks'
import { isOpening } from '@/blocks/block-context'
import { type Locale, LOCALES } from '@/src/lib/constants'
import { linkedPageKeys } from '@/blocks/page-links'
import { isFormRef, isImageRef, isPageRef, isText } from '@/blocks/resolve'
import { seededTenants } from './tenants'

/** Every value inside a draft, with its path. */
function walk(value: unknown, path: string): { path: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  const below = Object.entries(value).flatMap(([key, child]) => walk(child, `${path}.${key}`))
  return [{ path, value }, ...below]
}

/** The locales in which a text is empty. */
const emptyLanguages = (text: unknown): Locale[] =>
  LOCALES.filter((locale) => !isText(text) || text[locale].trim() === '')

/** Blocks that the demo may leave out. */
const OPTIONAL_BLOCKS = ['products', 'video']

describe.each(seededTenants.map((tenant) => [tenant.name, tenant] as const))(
  'the content of %s',
  (name, tenant) => {
    const everything = walk(tenant, name)
    const pageKeys = tenant.pages.map(({ key }) => key)

    it('has every text in both languages', () => {
      const texts = everything.filter(({ value }) => isText(value))
      expect(texts.length).toBeGreaterThan(100)
      for (const { path, value } of texts) {
        expect(emptyLanguages(value), path).toEqual([])
      }
    })

    it('uses only its own images, each with an alt text in both languages', () => {
      for (const { path, value } of everything) {
        if (isImageRef(value)) expect(Object.keys(tenant.images), path).toContain(value.image)
      }
      for (const [key, { file, alt }] of Object.entries(tenant.images)) {
        expect(
          existsSync(fileURLToPath(new URL(`media/${tenant.slug}/${file}`, import.meta.url))),
          file,
        ).toBe(true)
        expect(emptyLanguages(alt), key).toEqual([])
      }
    })

    it('links only to pages that are seeded', () => {
      const links = everything.filter(({ value }) => isPageRef(value))
      expect(links.length).toBeGreaterThan(0)
      for (const { path, value } of links) expect(pageKeys, path).toContain(isPageRef(value) && value.pageKey)
      for (const { path, value } of everything) {
        if (typeof value !== 'string') continue
        for (const key of linkedPageKeys(value)) expect(pageKeys, path).toContain(key)
      }
      for (const { from, to } of tenant.redirects) {
        if (typeof to !== 'string') expect(pageKeys, from).toContain(to[0])
      }
    })

    it('uses only its own forms', () => {
      const keys = tenant.forms.map(({ key }) => key)
      for (const { path, value } of everything) {
        if (isFormRef(value)) expect(keys, path).toContain(value.formKey)
      }
    })

    it('has one opening at the start of each page and five to nine blocks, fewer on account pages and the blog', () => {
      for (const { key, blocks, layout } of tenant.pages) {
        expect(blocks.findIndex(isOpening), key).toBe(0)
        expect(blocks.filter(isOpening), key).toHaveLength(1)
        if (layout === 'auth' || blocks.some(({ blockType }) => blockType === 'blogList')) continue
        expect(blocks.length, key).toBeGreaterThanOrEqual(5)
        expect(blocks.length, key).toBeLessThanOrEqual(9)
      }
    })

    it.each(LOCALES)(
      'names and describes every page in its own words, at a length search engines show: %s',
      (locale) => {
        const titles = tenant.pages.map((page) => (page.seo.title ?? page.title)[locale])
        const descriptions = tenant.pages.map((page) => page.seo.description[locale])
        for (const title of titles) expect(title.length, title).toBeLessThanOrEqual(60)
        for (const description of descriptions) {
          expect(description.length, description).toBeGreaterThanOrEqual(70)
          expect(description.length, description).toBeLessThanOrEqual(160)
        }
        expect(new Set(titles).size).toBe(titles.length)
        expect(new Set(descriptions).size).toBe(descriptions.length)
      },
    )

    it('uses the loud colour at most once per page', () => {
      for (const { key, blocks } of tenant.pages) {
        expect(blocks.filter(({ tone }) => tone === 'primary').length, key).toBeLessThanOrEqual(1)
      }
    })
  },
)

describe('all demo tenants', () => {
  const blocks = seededTenants.flatMap(({ pages }) => pages.flatMap((page) => page.blocks))

  it('show every block, and the hero in each of its variants', () => {
    const shown = new Set<string>(blocks.map(({ blockType }) => blockType))
    expect(blockSlugs.filter((slug) => !shown.has(slug) && !OPTIONAL_BLOCKS.includes(slug))).toEqual([])
    const heroes = blocks.flatMap((block) => (block.blockType === 'hero' ? [block.variant] : []))
    expect(new Set(heroes)).toEqual(new Set(['statement', 'exhibit', 'immersive']))
  })

  it('have a booking page without top bar and footer', () => {
    const pages = seededTenants.flatMap((tenant) => tenant.pages)
    const bare = pages.filter(({ showTopBar = true, showFooter = true }) => !showTopBar && !showFooter)
    expect(bare.map(({ blocks: [...all] }) => all.some(({ blockType }) => blockType === 'booking'))).toEqual([
      true,
    ])
  })

  it('have a domain without default language, one in Dutch only, and one that redirects', () => {
    const domains = seededTenants.flatMap((tenant) => tenant.domains)
    expect(domains.filter(({ defaultLocale }) => defaultLocale === null)).toHaveLength(1)
    expect(domains.filter(({ locales }) => locales.join() === 'nl')).toHaveLength(1)
    expect(domains.filter(({ redirectTo }) => redirectTo === 'localhost')).toHaveLength(1)
    expect(new Set(domains.map(({ hostname }) => hostname)).size).toBe(domains.length)
  })
})
