import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { rasterizeSvg } from './rasterize-svg'

const svg = (inside: string, attributes = 'width="3000" height="1500"'): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)
const RECT = '<rect width="3000" height="1500" fill="#ff4b00"/>'

describe('rasterizeSvg', () => {
  it('renders no larger than requested, and returns the intrinsic size', async () => {
    const { width, height, png } = await rasterizeSvg(svg(RECT), { side: 100 })
    const rendered = await sharp(png).metadata()
    expect({ width, height, rendered: [rendered.width, rendered.height] }).toEqual({
      ...{ width: 3000, height: 1500 },
      rendered: [100, 50],
    })
  })

  it.each([
    ['that is not SVG', Buffer.from('<p>geen tekening</p>'), 'undecodable'],
    ['without a size', svg('', 'viewBox="0 0 0 0"'), 'undecodable'],
    ['of too many pixels', svg('', 'width="9000" height="9000"'), 'too-many-pixels'],
  ])(
    'rejects a file %s',
    async (_, data, reason) => {
      await expect(rasterizeSvg(data)).rejects.toMatchObject({ reason })
    },
    20_000,
  )
})
