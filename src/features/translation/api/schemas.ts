import { z } from '@hono/zod-openapi'

import { localeCode, uuid } from '@/src/api/core/schemas'
import { listQuery, search } from '@/src/api/core/list'
import { TRANSLATION_NEEDS } from '../server/list-translations'
import { OVERWRITES } from '../rules/model/open-segment'
import { TRANSLATED, TRANSLATION_STATES } from '../rules/translated'

const MAX_SEGMENTS = 2000
const MAX_TEXT = 20_000
const MAX_ID = 400

const count = z.int().min(0)
const counts = { total: count, missing: count, outdated: count, unreviewed: count }

const segment = z
  .strictObject({
    id: z.string(),
    source: z.string().openapi({ example: 'Zie <1>onze prijzen</1><2/>' }),
    target: z.string().openapi({ description: 'The translation now; empty when there is none.' }),
    tags: z.array(
      z.strictObject({
        number: z.int(),
        kind: z.enum(['format', 'link', 'code', 'break', 'object']),
        text: z.string(),
      }),
    ),
  })
  .openapi('TranslationSegment', {
    description:
      'A text, or a paragraph, heading or list item of rich text. There, numbered tags stand for links and marks (`<1>…</1>`), code and line breaks (`<2/>`), and `<`, `>` and `&` are written `&lt;`, `&gt;` and `&amp;`.',
  })

const changedWords = z.array(
  z.strictObject({ text: z.string(), change: z.enum(['same', 'added', 'removed']) }),
)

const field = z
  .strictObject({
    path: z.string(),
    kind: z.enum(['line', 'prose', 'list', 'rich']),
    label: z.string(),
    place: z.array(z.string()).openapi({ description: 'The labels of the block and rows that it is in.' }),
    state: z.enum(TRANSLATION_STATES),
    required: z.boolean(),
    maxLength: z.int().nullable(),
    change: changedWords.nullable().openapi({
      description:
        'Of an outdated text: what was added to and removed from its source since it was made, in words.',
    }),
    segments: z.array(segment),
  })
  .openapi('TranslationField')

export const translation = z
  .strictObject({
    id: uuid,
    title: z.string().nullable(),
    from: localeCode,
    to: localeCode,
    ...counts,
    fields: z.array(field),
  })
  .openapi('Translation')

export const translationBody = z
  .strictObject({
    segments: z
      .array(z.strictObject({ id: z.string().max(MAX_ID), text: z.string().max(MAX_TEXT) }))
      .max(MAX_SEGMENTS)
      .default([])
      .openapi({ description: 'Translations of some segments; the others stay as they are.' }),
    settled: z
      .array(z.string().max(MAX_ID))
      .max(MAX_SEGMENTS)
      .default([])
      .openapi({ description: 'Paths of fields whose translation is up to date as it is, or was reviewed.' }),
    maker: z.enum(['person', 'model']).default('person').openapi({
      description: 'What a `model` made is `unreviewed`, and must keep addresses and numbers too.',
    }),
  })
  .openapi('TranslationInput')

export const memoryMatch = z
  .strictObject({
    id: z.string().openapi({ description: 'That of the segment.' }),
    text: z.string().openapi({ description: 'The translation, as a `PUT` of the segment takes it.' }),
    match: z.int().min(0).max(100).openapi({
      description: 'How alike the sources are; 100: the same, with the same tags, numbers and links.',
    }),
    change: changedWords.nullable().openapi({
      description: 'Of a similar source: what was added to and removed from it.',
    }),
  })
  .openapi('TranslationProposal')

/** The target language as a parameter; a parameter without a description of its own shows none of its schema. */
export const targetLocale = localeCode.openapi({
  param: { description: 'The language of the translations.' },
})

export const pairQuery = {
  from: localeCode.optional().openapi({
    description: 'The language of the source; by default that which the tenant translates from.',
  }),
}

export const translationRow = z
  .strictObject({ collection: z.enum(TRANSLATED), id: uuid, title: z.string().nullable(), ...counts })
  .openapi('TranslationSummary')

const { page, limit } = listQuery(['title']).shape

export const listTranslationsQuery = z.strictObject({
  to: targetLocale,
  ...pairQuery,
  collection: z.enum(TRANSLATED).optional().openapi({ description: 'Only documents of this collection.' }),
  state: z.enum(TRANSLATION_NEEDS).optional().openapi({
    description: 'Only documents with such a text; `complete` are those that lack nothing.',
  }),
  search,
  page,
  limit,
})

export const proposal = z.strictObject({ id: z.string(), text: z.string() })

const untranslated = z
  .array(z.strictObject({ id: z.string(), message: z.string() }))
  .openapi({ description: 'The segments that stayed as they were, and why.' })

export const pairBody = {
  ...pairQuery,
  to: localeCode.openapi({ description: 'The language of the translation.' }),
}

export const translateFieldBody = z
  .strictObject({
    id: uuid,
    path: z.string().max(MAX_ID).openapi({ description: 'The path of the text in the document.' }),
    ...pairBody,
    text: z.string().max(MAX_TEXT).optional().openapi({
      description: 'A source that is not stored yet; not for rich text.',
    }),
  })
  .openapi('TranslateFieldInput')

export const translatedField = z
  .strictObject({ path: z.string(), proposals: z.array(proposal), untranslated })
  .openapi('TranslatedField')

export const translateBody = z
  .strictObject({
    ...pairBody,
    fields: z.array(z.string().max(MAX_ID)).max(MAX_SEGMENTS).optional().openapi({
      description: 'Paths of the texts to translate; all when absent.',
    }),
    overwrite: z.enum(OVERWRITES).default('outdated').openapi({
      description: 'Texts that are missing only, those that are outdated too, or all.',
    }),
    save: z.boolean().default(true).openapi({
      description:
        'Whether translations are saved, to be reviewed. Otherwise, and where there are no drafts, they are only proposed.',
    }),
  })
  .openapi('TranslateInput')

export const translatedDocument = z
  .strictObject({
    translation,
    proposals: z.array(proposal).openapi({ description: 'What was translated, by segment.' }),
    untranslated,
    slug: z.string().nullable().openapi({
      description: 'The last part of a URL for the translated title. It is proposed, and not saved.',
    }),
    stopped: z.string().nullable().openapi({
      description: 'Why the language model was not asked for the rest.',
    }),
  })
  .openapi('TranslatedDocument')

export const translateEvents = z.string().openapi({
  description:
    'Server-sent events. `proposals`: `{"done": 3, "total": 9, "proposals": [{"id": "…", "text": "…"}]}`, as they come. `done`: the whole answer, as in JSON. `problem`: a problem document. Comments keep the connection open.',
})
