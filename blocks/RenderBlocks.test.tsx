import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import type { Media } from '@/payload-types'
import type { AnyBlock } from './block-context'
import { RenderBlocks } from './RenderBlocks'

const photo: Media = {
  id: 'photo',
  alt: 'Een brug bij nacht',
  caption: 'Brug, 2025',
  url: '/brug.jpg',
  width: 1600,
  height: 900,
  createdAt: '',
  updatedAt: '',
}
const link = { label: 'Verder', href: '/contact', type: 'url', newTab: false } as const

const hero: AnyBlock = { id: 'h', blockType: 'hero', variant: 'statement', heading: 'Kop', tone: 'ground' }
const call: AnyBlock = { id: 'c', blockType: 'callToAction', heading: 'Bel ons', link, tone: 'primary' }
const gallery: AnyBlock = {
  id: 'g',
  blockType: 'gallery',
  variant: 'wall',
  tone: 'ground',
  items: [
    { id: '1', image: photo },
    { id: '2', image: photo, caption: 'Eigen zaaltekst' },
    { id: '3', image: 'a-deleted-image' },
  ],
}

const draw = (...blocks: AnyBlock[]) =>
  renderToStaticMarkup(<RenderBlocks blocks={blocks} locale="nl" title="Titel van de pagina" />)
const count = (html: string, part: string) => html.split(part).length - 1

describe('a page', () => {
  it('has one h1: its first hero, wherever that stands', () => {
    const html = draw(call, hero, { ...hero, id: 'second' })
    expect(count(html, '<h1')).toBe(1)
    expect(html).toMatch(/<h2[^>]*>Bel ons<\/h2>.*<h1[^>]*>Kop<\/h1>.*<h2[^>]*>Kop<\/h2>/)
  })

  it('has its title as h1 when no hero gives it one', () => {
    expect(draw(call)).toContain('<h1 class="sr-only">Titel van de pagina</h1>')
  })

  it('fetches the first image at once and lets all others wait', () => {
    const html = draw(gallery, { ...gallery, id: 'later' })
    expect(count(html, 'loading="eager"')).toBe(1)
    expect(count(html, 'loading="lazy"')).toBe(3)
  })
})

describe('a block', () => {
  it('leaves out a link that leads nowhere in this language', () => {
    expect(draw({ ...call, link: { ...link, href: null } })).not.toContain('<a ')
  })

  it('says of a link in a new tab that the page behind it may not reach back', () => {
    expect(draw({ ...call, link: { ...link, newTab: true } })).toContain('target="_blank" rel="noopener"')
  })

  it('draws nothing for optional fields that are empty', () => {
    expect(draw({ ...hero, kicker: '', intro: null, actions: [] })).not.toMatch(/<p|<div class="link-row/)
  })

  it('shows a hero without its image as type alone', () => {
    expect(draw({ ...hero, variant: 'immersive', image: null })).toContain('hero-statement')
  })

  it('captions an image with its own text, else with the one from the library', () => {
    const html = draw(gallery)
    expect(html).toContain('Brug, 2025')
    expect(html).toContain('Eigen zaaltekst')
    expect([count(html, '<img'), count(html, '<li>')]).toEqual([2, 2])
  })

  it('can be pointed at by its anchor', () => {
    expect(draw({ ...call, anchor: 'bellen' })).toContain('id="bellen"')
  })
})
