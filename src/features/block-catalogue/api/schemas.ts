import { z } from '@hono/zod-openapi'

import { perLocale } from '@/src/i18n/locale-texts'

const inBoth = z.strictObject(perLocale(() => z.string())).openapi('TextInBothLanguages')

const SCHEMA = `JSON Schema of the form in which it is written, as a draft may be; what is sent is held against it. Besides:
\`x-required-to-publish\`: without a value, in the language, the page is not published (what has a \`default\` may be left out; what lies in an object or row counts where that is shown);
\`x-min-items\`: how many rows publishing asks for at least;
\`x-conditional\`: counts, and is shown, with some values of the fields beside it only, as \`url\` where \`type\` is \`url\`;
\`x-collection\`: it is the id of one of \`GET /api/admin/{collection}\`;
\`readOnly\`: told by answers; what is sent for it is ignored.`

export const block = z
  .strictObject({
    type: z.string().openapi({ description: 'The `blockType` of a block of this kind.' }),
    group: inBoth,
    labels: z.strictObject({ singular: inBoth, plural: inBoth }),
    description: inBoth,
    thumbnail: z.string().openapi({ description: 'Path of a drawing of it.', example: '/blocks/hero.svg' }),
    schema: z.record(z.string(), z.unknown()).openapi({ description: SCHEMA }),
    sample: z
      .looseObject({ blockType: z.string() })
      .openapi({ description: 'An example in the asked language, without images and forms.' }),
  })
  .openapi('BlockType')
