import { z } from '@hono/zod-openapi'

import type { Media, Post } from '@/payload-types'
import { populatedMedia } from '@/src/rendering/site'
import { isRecord } from '@/src/lib/is-record'
import { orNull } from '../../core/schemas'
import { image, toImage } from '../image'
import { publish } from '../public-content'
import { toHtml } from '../rich-text-html'

/** How a stored value is published: the schema, and the conversion to it. */
export type Published = { schema: z.ZodType; publish: (value: unknown) => unknown }

const richText = z.strictObject({ root: z.looseObject({}), html: z.string() }).openapi('PublicRichText', {
  description:
    'The editor state of Lexical, and the same as HTML, without classes and with everything escaped.',
})

/** Rich text with its links resolved. */
export const RICH_TEXT: Published = {
  schema: orNull(richText),
  publish: (value) =>
    isRecord(value) && isRecord(value.root)
      ? { root: publish(value.root), html: toHtml(value as unknown as Post['content']) }
      : null,
}

/** An image of the media library, already populated. */
export const IMAGE: Published = {
  schema: orNull(image),
  publish: (value) => toImage(populatedMedia(value as string | Media | null | undefined)),
}

const reference = z.strictObject({ id: z.uuid(), title: z.string().nullable() }).openapi('BlockReference', {
  description: 'A document that an editor chose; `data` has the content that is shown.',
})

/** Editors may choose a draft or a product that is not for sale; neither is published. */
const isHidden = ({ _status, status }: Record<string, unknown>): boolean =>
  (_status !== undefined && _status !== 'published') || status === 'hidden'

const named = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Of another document, only its id and title are published. */
function toReference(value: unknown): z.output<typeof reference> | null {
  if (!isRecord(value) || typeof value.id !== 'string' || isHidden(value)) return null
  return { id: value.id, title: named(value.title) ?? named(value.name) }
}

export const REFERENCE: Published = { schema: orNull(reference), publish: toReference }

export const REFERENCES: Published = {
  schema: z.array(reference),
  publish: (value) => (Array.isArray(value) ? value.flatMap((each) => toReference(each) ?? []) : []),
}

/** Named once, so that all links in blocks share one component. */
export const link = z
  .strictObject({
    type: z.enum(['page', 'url']),
    newTab: z.boolean(),
    url: z.string().nullable(),
    label: z.string().nullable(),
    href: z.string().nullable().openapi({
      description:
        'The target on this site; null where that has no URL: show the link as text, or not at all.',
    }),
  })
  .openapi('BlockLink')
