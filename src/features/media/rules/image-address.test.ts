import { describe, expect, it } from 'vitest'

import { imageAddress, IMAGE_WIDTHS, thumbnailAddress } from './image-address'

describe('IMAGE_WIDTHS', () => {
  it('contains the breakpoints at densities 1 and 2', () => {
    expect(IMAGE_WIDTHS).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072])
  })
})

describe('imageAddress', () => {
  it('contains the version of the file, so that a replaced file has another URL', () => {
    const [before, after] = ['a', 'b'].map((digit) =>
      imageAddress({ filename: 'x.png', hash: digit.repeat(64) }, { w: 320 }),
    )
    expect(before).toBe('/_ipx/w_320/x.png?v=aaaaaaaaaaaa')
    expect(after).not.toBe(before)
  })

  it('encodes a file name as one segment', () => {
    expect(imageAddress({ filename: 'é 1%/2?.png' })).toBe('/_ipx/_/%C3%A9%201%25%2F2%3F.png')
  })
})

describe('thumbnailAddress', () => {
  it('returns null for a document without a file', () => {
    expect(thumbnailAddress({ filename: null })).toBeNull()
  })
})
