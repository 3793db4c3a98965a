import { describe, expect, it } from 'vitest'

import type { Media } from '@/payload-types'
import { imageSource } from './image-source'

const stored: Media = {
  id: 'a',
  alt: 'Een gevel',
  filename: 'gevel.jpg',
  mimeType: 'image/jpeg',
  hash: '0123456789abcdef',
  url: '/media/gevel.jpg',
  width: 1400,
  height: 700,
  focalX: 30,
  focalY: 70,
  blurDataUrl: 'data:image/webp;base64,AAAA',
  createdAt: '',
  updatedAt: '',
}
const at = (width: number) => `/_ipx/f_webp,w_${width}/gevel.jpg?v=0123456789ab`

describe('imageSource', () => {
  it('offers widths up to the image’s own, narrowest first', () => {
    const source = imageSource(stored)
    expect(source?.srcSet?.split(', ')).toEqual([
      `${at(320)} 320w`,
      `${at(640)} 640w`,
      `${at(768)} 768w`,
      `${at(1024)} 1024w`,
      `${at(1280)} 1280w`,
      `${at(1536)} 1400w`,
    ])
    expect(source).toMatchObject({ src: at(1280), width: 1400, height: 700, position: '30% 70%' })
  })

  it.each([
    ['an SVG', 'image/svg+xml'],
    ['an animated image', 'image/gif'],
  ])('serves %s unchanged', (_, mimeType) => {
    const source = imageSource({ ...stored, mimeType })
    expect(source?.src).toBe('/_ipx/_/gevel.jpg?v=0123456789ab')
    expect(source).not.toHaveProperty('srcSet')
  })

  it('omits dimensions when the metadata could not be read', () => {
    const source = imageSource({ ...stored, width: 0, height: 0 })
    expect(source?.src).toBe('/_ipx/_/gevel.jpg?v=0123456789ab')
    expect(source).not.toHaveProperty('width')
    expect(source).not.toHaveProperty('srcSet')
  })

  it('returns null for an image that is deleted, not populated or without a file', () => {
    expect([null, undefined, 'an-id', { ...stored, filename: null }].map(imageSource)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})
