import { z } from '@hono/zod-openapi'

const inBoth = z.strictObject({ nl: z.string(), en: z.string() }).openapi('TextInBothLanguages')

export const block = z
  .strictObject({
    type: z.string().openapi({ description: 'The `blockType` of a block of this kind.' }),
    group: inBoth,
    labels: z.strictObject({ singular: inBoth, plural: inBoth }),
    description: inBoth,
    thumbnail: z.string().openapi({ description: 'Path of a drawing of it.', example: '/blocks/hero.svg' }),
    schema: z.record(z.string(), z.unknown()).openapi({
      description: 'JSON Schema of the form in which it is written; other documents are named by their ids.',
    }),
    sample: z
      .looseObject({ blockType: z.string() })
      .openapi({ description: 'An example in the asked language, without images and forms.' }),
  })
  .openapi('BlockType')
