import { z } from '@hono/zod-openapi'

import { listQuery } from '@/src/api/core/list'
import { localeCode, orNull, timestamp } from '@/src/api/core/schemas'
import { alternate } from '@/src/api/shapes/alternates'
import { consent } from '@/src/api/shapes/consent'
import { domain } from '@/src/api/shapes/domain'

const link = z.strictObject({ label: z.string(), href: z.string(), newTab: z.boolean() }).openapi('Link')
export const text = z.string().nullable()

/** The global layout state (Behaviour: layout-state). */
export const layout = z
  .strictObject({
    domain,
    activeLocale: localeCode,
    navigation: z.strictObject({
      homeHref: z.string(),
      items: z.array(z.strictObject({ ...link.shape, children: z.array(link) })),
      callToAction: orNull(link),
    }),
    footer: z.strictObject({
      statement: text,
      columns: z.array(z.strictObject({ heading: z.string(), links: z.array(link) })),
      smallPrint: text,
    }),
    settings: z.strictObject({
      siteName: z.string(),
      tagline: text,
      organisation: z.strictObject({
        name: z.string(),
        email: text,
        telephone: text,
        streetAddress: text,
        postalCode: text,
        city: text,
        registrationNumber: text,
        vatNumber: text,
      }),
      profiles: z.array(z.strictObject({ label: z.string(), url: z.string() })),
    }),
    consent,
    alternates: z.array(alternate),
  })
  .openapi('Layout')

export const pagesQuery = listQuery(['path', '-updatedAt']).omit({ search: true })

export const listedPage = z
  .strictObject({
    id: z.uuid(),
    locale: localeCode,
    path: z.string(),
    title: z.string(),
    updatedAt: timestamp,
  })
  .openapi('ListedPage')
