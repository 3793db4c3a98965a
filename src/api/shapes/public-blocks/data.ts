import { z } from '@hono/zod-openapi'

import type { BlockData } from '@/src/rendering/block-data'
import { CURRENCIES } from '@/src/features/products/rules/product'
import { orNull, uuid } from '../../core/schemas'
import { teaser, toTeaser } from '../article'
import { bookingTopic } from '../booking-topic'
import { formDefinition } from '../form-definition'
import { image, toImage } from '../image'
import { openedCases, openedVacancies } from './openings'

const range = z.strictObject({ min: z.number(), max: z.number() })

const buildingBlocks = z.array(
  z
    .strictObject({
      key: z.string(),
      name: z.string(),
      summary: z.string(),
      group: z.string(),
      icon: z.string().nullable(),
      href: z.string().nullable(),
      dependsOn: z.array(z.string()).openapi({ description: 'Keys of other items.' }),
      weeks: range,
      price: range.openapi({ description: 'In whole euros.' }),
    })
    .openapi('BuildingBlock'),
)

const products = z.array(
  z
    .strictObject({
      id: uuid,
      model: z.string(),
      name: z.string(),
      summary: z.string(),
      price: z.number().nullable().openapi({ description: 'Null: on request.' }),
      currency: z.enum(CURRENCIES),
      vatRate: z.number().openapi({ description: 'In percent.' }),
      vatIncluded: z.boolean(),
      image: orNull(image),
      href: z.string().nullable(),
    })
    .openapi('ShownProduct'),
)

const posts = z
  .strictObject({
    posts: z.array(teaser),
    page: z.int().openapi({ description: 'Page number of the list, from 1.' }),
    pageHrefs: z.array(z.string()).openapi({ description: 'The URL of every page of the list.' }),
    filters: z.array(z.strictObject({ name: z.string(), href: z.string(), current: z.boolean() })),
    allHref: z.string(),
  })
  .openapi('ShownPosts')

const closed = z.strictObject({ closed: z.boolean() })
const goals = z.strictObject({ home: z.string(), afterSignOut: z.string() })

const same = <T>(data: T): T => data

/** The published shape of the data that block components get besides the block's own fields. */
export const blockData: {
  [T in keyof BlockData]: { schema: z.ZodType; publish: (data: BlockData[T]) => unknown }
} = {
  caseList: openedCases,
  vacancies: openedVacancies,
  vacancyHeader: { schema: closed, publish: same },
  blockCatalogue: { schema: buildingBlocks, publish: same },
  configurator: { schema: buildingBlocks, publish: same },
  products: {
    schema: products,
    publish: (shown) => shown.map((product) => ({ ...product, image: toImage(product.image) })),
  },
  form: { schema: orNull(formDefinition), publish: same },
  booking: { schema: z.array(bookingTopic), publish: same },
  registration: { schema: closed, publish: same },
  signIn: { schema: goals, publish: same },
  blogList: {
    schema: orNull(posts),
    publish: (list) => list && { ...list, posts: list.posts.map(toTeaser) },
  },
  blogTeaser: { schema: z.array(teaser), publish: (shown) => shown.map(toTeaser) },
}
