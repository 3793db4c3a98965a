import { z } from '@hono/zod-openapi'

import { LAYOUTS } from '@/src/lib/layouts'
import { localeCode, orNull, timestamp } from '../../core/schemas'
import { consent } from '../../shapes/consent'
import { domain } from '../../shapes/domain'
import { image } from '../../shapes/image'

const MAX_ADDRESS_CHARACTERS = 5000

const link = z.strictObject({ label: z.string(), href: z.string(), newTab: z.boolean() }).openapi('Link')
const text = z.string().nullable()

const alternate = z
  .strictObject({ locale: localeCode, name: z.string(), href: z.string() })
  .openapi('Alternate', { description: 'The same in another language; only published languages are listed.' })

/** §3.3: the global layout state. */
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

export const resolveBody = z.strictObject({
  path: z
    .string()
    .min(1)
    .max(MAX_ADDRESS_CHARACTERS)
    .openapi({ example: '/over-ons#team', description: 'As in the address bar; query and hash may follow.' }),
  locale: localeCode.optional().openapi({ description: 'The language of a path that names none.' }),
})

const page = z
  .strictObject({
    id: z.uuid(),
    locale: localeCode,
    path: z.string(),
    title: z.string(),
    layout: z.enum(LAYOUTS.map(({ value }) => value)),
    showTopBar: z.boolean(),
    showFooter: z.boolean(),
    seo: z.strictObject({ title: text, description: text, image: orNull(image), noindex: z.boolean() }),
    blocks: z.array(z.looseObject({ blockType: z.string() })),
    updatedAt: timestamp,
  })
  .openapi('PublicPage')

export const resolution = z
  .discriminatedUnion('type', [
    z
      .strictObject({
        type: z.literal('page'),
        page,
        routeName: z.string().openapi({ example: 'over-ons___nl' }),
        alternates: z.array(alternate),
      })
      .openapi('PageResolution'),
    z
      .strictObject({
        type: z.literal('redirect'),
        to: z.string(),
        status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
        external: z.boolean().openapi({ description: 'Whether it leaves this site.' }),
      })
      .openapi('RedirectResolution'),
  ])
  .openapi('Resolution')
