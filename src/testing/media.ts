import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import sharp from 'sharp'

import type { Media } from '@/payload-types'
import type { Company } from './tenants'

/** A small image of a company, described in both languages. */
export async function createImage(payload: Payload, { tenant }: Pick<Company, 'tenant'>): Promise<Media> {
  const data = await sharp({ create: { width: 16, height: 9, channels: 3, background: '#ff4b00' } })
    .png()
    .toBuffer()
  const image = await payload.create({
    collection: 'media',
    locale: 'nl',
    data: { tenant: tenant.id, alt: 'Een oranje vlak' } as Media,
    file: { data, name: `vlak-${randomUUID()}.png`, mimetype: 'image/png', size: data.byteLength },
    overrideAccess: true,
  })
  const english = { alt: 'An orange plane' }
  return payload.update({
    collection: 'media',
    id: image.id,
    locale: 'en',
    data: english,
    overrideAccess: true,
  })
}
