import { describe, expect, it } from 'vitest'

import type { ShellItem } from '@/src/components/shell/types'
import { findSection } from './find-section'

const link = (href: string) => ({ href, label: href, newTab: false, current: false })
const item = (href: string, ...children: string[]): ShellItem => ({
  ...link(href),
  children: children.map(link),
})

const navigation = [
  item('/', '/x'),
  item('/blog', '/blog/category/making'),
  item('/blogs', '/blogs/y'),
  item('/contact'),
]
const at = (href: string) =>
  findSection({
    homeHref: '/',
    navigation,
    languages: [
      { locale: 'en', name: 'English', href: `/en${href}`, current: false },
      { locale: 'nl', name: 'Nederlands', href, current: true },
    ],
  })?.href

describe('findSection', () => {
  it('returns the navigation item of the page or of an ancestor', () => {
    expect(at('/blog')).toBe('/blog')
    expect(at('/blog/2024/payload/why')).toBe('/blog')
    expect(at('/blogs')).toBe('/blogs')
  })

  it('returns nothing for an item without sub-links, and never the home page', () => {
    expect(at('/contact')).toBeUndefined()
    expect(at('/')).toBeUndefined()
    expect(at('/over-ons')).toBeUndefined()
  })
})
