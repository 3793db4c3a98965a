import config from '@payload-config'
import type { Block, CollectionSlug, FlattenedField, SanitizedConfig } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { operations } from '@/src/api'
import { PLACES } from '@/src/features/translation/api/places'
import { apiDocument } from '@/src/testing/api'
import { publishedPath } from './field-names'

/** What an operation with a body writes; those that are left out check all of it themselves. */
const WRITES = {
  'post /admin/authors': 'authors',
  'put /admin/authors/{uuid}': 'authors',
  'post /admin/categories': 'categories',
  'put /admin/categories/{uuid}': 'categories',
  'post /admin/domains': 'domains',
  'put /admin/domains/{id}': 'domains',
  'post /admin/domains/{id}/locales': 'domain-locales',
  'put /admin/domains/{id}/locales/{dlId}': 'domain-locales',
  'patch /admin/form-submissions/{id}': 'form-submissions',
  'post /admin/forms': 'forms',
  'put /admin/forms/{uuid}': 'forms',
  'post /admin/images': 'media',
  'post /admin/images/convert/{uuid}': 'media',
  'patch /admin/images/{uuid}': 'media',
  'post /admin/pages': 'pages',
  'put /admin/pages/{uuid}': 'pages',
  'post /admin/pages/{uuid}/add-block': 'pages',
  'post /admin/pages/{uuid}/templates': 'templates',
  'post /admin/posts': 'posts',
  'put /admin/posts/{uuid}': 'posts',
  'post /admin/products': 'products',
  'put /admin/products/{id}': 'products',
  'post /admin/navigation': 'navigation',
  'put /admin/navigation/{uuid}': 'navigation',
  'post /admin/footer': 'footer',
  'put /admin/footer/{uuid}': 'footer',
  'put /admin/brands/{uuid}': 'brands',
  'post /admin/redirects': 'redirects',
  'post /admin/redirects/{id}': 'redirects',
  'post /admin/templates': 'templates',
  'put /admin/templates/{uuid}': 'templates',
  'post /admin/templates/{uuid}/pages': 'pages',
  'post /admin/tenants': 'tenants',
  'put /admin/tenants/{id}': 'tenants',
  'post /admin/users': 'users',
  'post /admin/users/{id}': 'users',
} as const satisfies Record<string, CollectionSlug>

/**
 * Answers with paths of its own: lines of a file, URLs, whose rows are written one by one, or segments of a translation. Or
 * writes no text of the caller to a document.
 */
const OWN_PATHS = [
  'post /admin/account/tokens',
  'post /admin/chat/send-message',
  'post /admin/comments',
  'post /admin/images/filing',
  'post /admin/images/filing/folders',
  'patch /admin/comments/{id}',
  'post /admin/comments/{id}/replies',
  'post /admin/releases',
  'patch /admin/releases/{id}',
  'post /admin/releases/{id}/undo',
  'post /admin/releases/{id}/items',
  'post /admin/releases/{id}/items/{item}/settle',
  'post /admin/reviews',
  'post /admin/reviews/{id}/approve',
  'post /admin/reviews/{id}/send-back',
  'post /admin/pages/{uuid}/edit',
  'post /admin/posts/{uuid}/edit',
  'post /admin/products/{id}/edit',
  'post /admin/proposals/{id}/accept',
  'patch /admin/pages/{uuid}/versions/{id}',
  'patch /admin/posts/{uuid}/versions/{id}',
  'patch /admin/templates/{uuid}/versions/{id}',
  'post /admin/pages/{uuid}/versions/{id}/restore',
  'post /admin/posts/{uuid}/versions/{id}/restore',
  'post /admin/templates/{uuid}/versions/{id}/restore',
  'patch /admin/navigation/{uuid}/versions/{id}',
  'patch /admin/footer/{uuid}/versions/{id}',
  'patch /admin/brands/{uuid}/versions/{id}',
  'post /admin/navigation/{uuid}/versions/{id}/restore',
  'post /admin/footer/{uuid}/versions/{id}/restore',
  'post /admin/brands/{uuid}/versions/{id}/restore',
  'post /admin/pages/{uuid}/preview-links',
  'post /admin/posts/{uuid}/preview-links',
  ...PLACES.flatMap(({ path, param }) => [
    `post /admin${path}/{${param}}/translate`,
    `post /admin${path}/translate-field`,
    `put /admin${path}/{${param}}/translations/{locale}`,
  ]),
  'post /admin/redirects/import',
  'post /admin/page-urls/move',
  'post /admin/page-urls/pages/{uuid}',
  'post /admin/form-submissions/bulk',
  'post /admin/form-submissions/{id}/replies',
  'post /admin/pages/bulk',
  'post /admin/posts/bulk',
  // Those of publishing the document.
  'post /admin/schedules',
  'post /admin/translation-memory',
  'post /admin/translations',
  'post /admin/translations/estimate',
  'post /admin/translations/xliff',
  'post /admin/users/{id}/end-sessions',
]

/** What the server writes by itself, so that no caller's value can be refused there. */
const SET_BY_SERVER: Partial<Record<CollectionSlug, RegExp>> = {
  media:
    /^(ratio|dominantColor|blurDataUrl|hash|sourceHash|prefix|_objectKey|url|thumbnailURL|width|height|focal[XY]|filename|mimeType|filesize)$/,
  pages: /^(template|saved(By|In)|restoredOver|versionName)$/,
  posts: /^(readingMinutes|saved(By|In)|restoredOver|versionName)$/,
  templates: /^(saved(By|In)|restoredOver|versionName)$/,
  navigation: /^(saved(By|In)|restoredOver|versionName)$/,
  footer: /^(saved(By|In)|restoredOver|versionName)$/,
  brands: /^(domain|hostname|saved(By|In)|restoredOver|versionName)$/,
  redirects: /^(origin|hits|lastHitAt)$/,
  domains: /^(proof\.|scriptsOnAdminHost$)/,
  tenants: /^(requireSecondFactor|fourEyes)$/,
  'form-submissions':
    /^(summary|submissionData.*|values|attachments|form|domain|pagePath|locale|consentText|mail(Attempts)?|webhook(Attempts)?|spamScore|senderHash|expiresAt)$/,
  forms: /^webhook\.secret$/,
  users:
    /^(status|platformRole|confirmUntil|salt|hash|_verified|addressUnconfirmed|_verificationToken|sessions.*|resetPassword.*|invitations.*|sso(Issuer|Subject)|breakGlass|secondFactorDue|newEmail|newEmailUntil|lastTenant)$/,
}
const OF_PAYLOAD = ['id', 'blockName', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'tenant']

let payloadConfig: SanitizedConfig
beforeAll(async () => {
  payloadConfig = await config
})

const blocksOf = ({ blocks, blockReferences }: Extract<FlattenedField, { type: 'blocks' }>) =>
  (blockReferences ?? blocks).map((block) =>
    typeof block === 'string' ? payloadConfig.blocks?.find(({ slug }) => slug === block) : block,
  )

/** Every path that Payload can name a value of these fields by, in the first row of each list. */
function pathsOf(fields: readonly FlattenedField[], parent = ''): string[] {
  return fields.flatMap((field) => {
    if (OF_PAYLOAD.includes(field.name) || field.type === 'join' || ('virtual' in field && field.virtual))
      return []
    const path = `${parent}${field.name}`
    if (field.type === 'blocks')
      return [path, ...blocksOf(field).flatMap((block) => pathsOf(fieldsOf(block), `${path}.0.`))]
    if (field.type === 'array') return [path, ...pathsOf(field.flattenedFields, `${path}.0.`)]
    return 'flattenedFields' in field ? pathsOf(field.flattenedFields, `${path}.`) : [path]
  })
}

const fieldsOf = (block: Block | undefined): FlattenedField[] =>
  block && 'flattenedFields' in block ? (block.flattenedFields as FlattenedField[]) : []

type Schema = {
  $ref?: string
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
}

const bodies = z.looseObject({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        requestBody: z
          .looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.unknown() })) })
          .optional(),
      }),
    ),
  ),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
})
const { paths: published, components } = bodies.parse(apiDocument)

const resolved = (schema: Schema): Schema =>
  schema.$ref ? resolved(components.schemas[schema.$ref.split('/').at(-1) ?? ''] as Schema) : schema

/** Whether a value at the path can be in what the schema describes. */
function hasPath(unresolved: Schema, segments: readonly string[]): boolean {
  const schema = resolved(unresolved)
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const [first, ...rest] = segments
  if (first === undefined || Object.keys(schema).length === 0) return true
  if (parts.some((part) => hasPath(part, segments))) return true
  if (schema.items) return first === '0' && hasPath(schema.items, rest)
  const property = schema.properties?.[first]
  if (property) return hasPath(property, rest)
  const { additionalProperties: others } = schema
  return typeof others === 'object' ? hasPath(others, rest) : others === true
}

const withBody = operations.flatMap(({ route, fieldNames }) => {
  const content = published[`/api${route.path}`]?.[route.method]?.requestBody?.content
  const [media] = Object.values(content ?? {})
  return media && route.path.startsWith('/admin/')
    ? [{ name: `${route.method} ${route.path}`, fieldNames, schema: media.schema as Schema }]
    : []
})

describe('a Payload validation error', () => {
  it('is checked for every operation with a body', () => {
    const names = withBody.map(({ name }) => name)
    expect([...Object.keys(WRITES), ...OWN_PATHS].toSorted()).toEqual(names.toSorted())
  })

  it.each(Object.entries(WRITES))('of %s has the path of the body field', (operation, slug) => {
    const found = withBody.find(({ name }) => name === operation)
    const collection = payloadConfig.collections.find((each) => each.slug === slug)
    expect(found?.name).toBe(operation)
    const unknown = pathsOf(collection?.flattenedFields ?? []).filter((path) => {
      const named = publishedPath(path, found?.fieldNames)
      if (named === null || SET_BY_SERVER[slug as CollectionSlug]?.test(path)) return false
      return !hasPath(found?.schema ?? {}, named.split('.'))
    })
    expect([...new Set(unknown)]).toEqual([])
  })
})
