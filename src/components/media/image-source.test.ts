import { describe, expect, it } from 'vitest'

import type { Media } from '@/payload-types'
import { imageSource } from './image-source'

const stored: Media = {
  id: 'a',
  alt: 'Een gevel',
  url: '/media/gevel.jpg',
  width: 3000,
  height: 2000,
  focalX: 30,
  focalY: 70,
  blurDataUrl: 'data:image/webp;base64,AAAA',
  sizes: {
    lg: { url: '/media/gevel-1024.webp', width: 1024, height: 683 },
    xs: { url: '/media/gevel-320.webp', width: 320, height: 213 },
    xl: { url: null, width: null, height: null },
  },
  createdAt: '',
  updatedAt: '',
}

describe('imageSource', () => {
  it('offers every stored size, narrowest first, and the widest as the plain source', () => {
    expect(imageSource(stored)).toMatchObject({
      src: '/media/gevel-1024.webp',
      srcSet: '/media/gevel-320.webp 320w, /media/gevel-1024.webp 1024w',
      width: 3000,
      height: 2000,
      position: '30% 70%',
    })
  })

  it('shows an image without sizes (a drawing) as it is', () => {
    const drawing = imageSource({ ...stored, sizes: {}, url: '/media/mark.svg' })
    expect(drawing?.src).toBe('/media/mark.svg')
    expect(drawing).not.toHaveProperty('srcSet')
  })

  it('is nothing for an image that was deleted, not read along, or has no measures', () => {
    expect([null, undefined, 'an-id', { ...stored, width: null }].map(imageSource)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})
