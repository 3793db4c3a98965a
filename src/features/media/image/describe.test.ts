import sharp from 'sharp'
import { describe as suite, expect, it, vi } from 'vitest'

import { describe } from './describe'

type Warn = Parameters<typeof describe>[1]['warn']

suite('image description', () => {
  it('returns the ratio, the dominant colour and a blurred placeholder', async () => {
    const warn = vi.fn<Warn>()
    const orange = { width: 400, height: 200, channels: 3, background: '#f84808' } as const
    const image = await sharp({ create: orange }).png().toBuffer()
    const description = await describe(image, { warn })
    expect(description).toMatchObject({ ratio: 2, dominantColor: '#f84808' })
    const [, base64 = ''] = description.blurDataUrl?.split(',') ?? []
    const { width, height, format } = await sharp(Buffer.from(base64, 'base64')).metadata()
    expect({ width, height, format }).toEqual({ width: 10, height: 10, format: 'webp' })
    expect(warn).not.toHaveBeenCalled()
  })

  it('logs unreadable metadata and returns zero for width, height and ratio', async () => {
    const warn = vi.fn<Warn>()
    const description = await describe(Buffer.from('no image'), { warn })
    expect(description).toMatchObject({ width: 0, height: 0, ratio: 0, blurDataUrl: null })
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'Failed to read image metadata')
  })
})
