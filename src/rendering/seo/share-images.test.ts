import { describe, expect, it } from 'vitest'

import type { Media } from '@/payload-types'
import { shareImages } from './share-images'

const photo = {
  id: 'a',
  filename: 'gevel.webp',
  mimeType: 'image/webp',
  hash: 'abcdef0123456789',
  alt: 'Een gevel',
  width: 2400,
  height: 1800,
} as Media

describe('shareImages', () => {
  it('returns the page’s own image as JPEG, with its scaled size', () => {
    expect(shareImages(photo, '/over-ons', 'Over ons')).toEqual([
      {
        url: '/_ipx/f_jpeg,w_1280/gevel.webp?v=abcdef012345',
        width: 1280,
        height: 960,
        alt: 'Een gevel',
        type: 'image/jpeg',
      },
    ])
  })

  it.each([
    ['/', '/opengraph.png'],
    ['/en', '/en/opengraph.png'],
    ['/projecten/3os', '/projecten/3os/opengraph.png'],
  ])('returns for a page without an image at %s a generated one at %s', (href, url) => {
    expect(shareImages(null, href, 'Titel')).toEqual([
      { url, width: 1200, height: 630, alt: 'Titel', type: 'image/png' },
    ])
  })

  it('uses a generated image instead of SVG, which no network supports', () => {
    expect(shareImages({ ...photo, mimeType: 'image/svg+xml' }, '/a', 'A')[0]?.type).toBe('image/png')
  })

  it('returns nothing for a page without a URL', () => {
    expect(shareImages(null, undefined, 'Titel')).toEqual([])
  })
})
