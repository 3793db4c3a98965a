import { z } from '@hono/zod-openapi'

import { perLocale } from '@/src/i18n/locale-texts'

const inBoth = z.strictObject(perLocale(() => z.string())).openapi('TextInBothLanguages')

const SCHEMA = `JSON Schema for writing a draft of it; requests are validated against it. Additional keywords:
\`x-required-to-publish\`: the page cannot be published in a language without a value (fields with a \`default\` may be omitted; fields within an object or row only count where that is shown);
\`x-min-items\`: the minimum number of rows that publishing requires;
\`x-conditional\`: only used with some values of its sibling fields, such as \`url\` when \`type\` is \`url\`;
\`x-collection\`: the id of one of \`GET /api/admin/{collection}\`;
\`readOnly\`: only in responses; ignored in requests.`

export const block = z
  .strictObject({
    type: z.string().openapi({ description: 'The `blockType` of a block of this kind.' }),
    group: inBoth,
    labels: z.strictObject({ singular: inBoth, plural: inBoth }),
    description: inBoth,
    thumbnail: z.string().openapi({ description: 'Path of its thumbnail.', example: '/blocks/hero.svg' }),
    schema: z.record(z.string(), z.unknown()).openapi({ description: SCHEMA }),
    sample: z
      .looseObject({ blockType: z.string() })
      .openapi({ description: 'An example in the requested language, without images and forms.' }),
  })
  .openapi('BlockType')
