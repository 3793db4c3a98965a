import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { rasterizeSvg } from './rasterize-svg'

const svg = (inside: string, attributes = 'width="3000" height="1500"'): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)
const RECT = '<rect width="3000" height="1500" fill="#ff4b00"/>'

describe('a drawing', () => {
  it('is drawn no larger than is asked, and says how large it is', async () => {
    const { width, height, png } = await rasterizeSvg(svg(RECT), { side: 100 })
    const drawn = await sharp(png).metadata()
    expect({ width, height, drawn: [drawn.width, drawn.height] }).toEqual({
      ...{ width: 3000, height: 1500 },
      drawn: [100, 50],
    })
  })

  it.each([
    ['that is no drawing', Buffer.from('<p>geen tekening</p>'), 'undecodable'],
    ['of no size', svg('', 'viewBox="0 0 0 0"'), 'undecodable'],
    ['of more pixels than may be', svg('', 'width="9000" height="9000"'), 'too-many-pixels'],
  ])(
    '%s is refused',
    async (_, data, reason) => {
      await expect(rasterizeSvg(data)).rejects.toMatchObject({ reason })
    },
    20_000,
  )
})
