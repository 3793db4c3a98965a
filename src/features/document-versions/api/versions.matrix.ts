import type { CollectionSlug, Payload } from 'payload'

import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { adminStatuses, readStatuses, writeStatuses } from '@/src/testing/api-matrix/statuses'
import { createPost } from '@/src/testing/blog'
import { onlyOf } from '@/src/testing/navigation'
import { brandOfDomain } from '@/src/testing/brands'
import { createPage } from '@/src/testing/pages'
import { createTemplate } from '@/src/testing/templates'
import { createDomain } from '@/src/testing/tenants'
import type { VersionedCollection } from '../rules/versioned'

type Versioned = { id: string; version: string }

async function withVersion(
  payload: Payload,
  collection: VersionedCollection,
  { id }: { id: string },
): Promise<Versioned> {
  const { docs } = await payload.findVersions({
    ...{ collection: collection as CollectionSlug, where: { parent: { equals: id } }, limit: 1, depth: 0 },
    overrideAccess: true,
  })
  return { id, version: docs[0]?.id ?? '' }
}

const CREATE: Record<VersionedCollection, (context: MatrixContext) => Promise<Versioned>> = {
  pages: async ({ payload, company }) =>
    withVersion(payload, 'pages', await createPage(payload, company, { title: 'Over ons' })),
  posts: async ({ payload, company }) =>
    withVersion(payload, 'posts', await createPost(payload, company, { title: 'Waarom Postgres' })),
  templates: async ({ payload, company }) =>
    withVersion(
      payload,
      'templates',
      await createTemplate(payload, company, await createPage(payload, company)),
    ),
  navigation: async ({ payload, company }) =>
    withVersion(payload, 'navigation', await onlyOf(payload, company, 'navigation', { items: [] })),
  footer: async ({ payload, company }) =>
    withVersion(payload, 'footer', await onlyOf(payload, company, 'footer', { smallPrint: '© Kade' })),
  brands: async ({ payload, company }) =>
    withVersion(payload, 'brands', await brandOfDomain(payload, await createDomain(payload, company.tenant))),
}

const listRow = (slug: VersionedCollection) =>
  row({
    prepare: CREATE[slug],
    send: ({ id }) => ({ path: `/api/admin/${slug}/${id}/versions?limit=2` }),
    statuses: readStatuses(200),
  })

const readRow = (slug: VersionedCollection) =>
  row({
    prepare: CREATE[slug],
    send: ({ id, version }) => ({ path: `/api/admin/${slug}/${id}/versions/${version}` }),
    statuses: readStatuses(200),
  })

const restoreRow = (slug: VersionedCollection) =>
  row({
    prepare: CREATE[slug],
    send: ({ id, version }) => ({
      path: `/api/admin/${slug}/${id}/versions/${version}/restore`,
      body: { locale: 'nl' },
    }),
    statuses: slug === 'brands' ? adminStatuses(200) : writeStatuses(200),
    writes: [slug],
  })

const nameRow = (slug: VersionedCollection) =>
  row({
    prepare: CREATE[slug],
    send: ({ id, version }) => ({
      path: `/api/admin/${slug}/${id}/versions/${version}`,
      body: { name: 'Voor de nieuwe huisstijl' },
    }),
    statuses: slug === 'brands' ? adminStatuses(200) : writeStatuses(200),
    writes: [slug],
  })

export const matrix = {
  'GET /api/admin/pages/{uuid}/versions': listRow('pages'),
  'GET /api/admin/posts/{uuid}/versions': listRow('posts'),
  'GET /api/admin/templates/{uuid}/versions': listRow('templates'),
  'GET /api/admin/navigation/{uuid}/versions': listRow('navigation'),
  'GET /api/admin/footer/{uuid}/versions': listRow('footer'),
  'GET /api/admin/brands/{uuid}/versions': listRow('brands'),
  'GET /api/admin/pages/{uuid}/versions/{id}': readRow('pages'),
  'GET /api/admin/posts/{uuid}/versions/{id}': readRow('posts'),
  'GET /api/admin/templates/{uuid}/versions/{id}': readRow('templates'),
  'GET /api/admin/navigation/{uuid}/versions/{id}': readRow('navigation'),
  'GET /api/admin/footer/{uuid}/versions/{id}': readRow('footer'),
  'GET /api/admin/brands/{uuid}/versions/{id}': readRow('brands'),
  'PATCH /api/admin/pages/{uuid}/versions/{id}': nameRow('pages'),
  'PATCH /api/admin/posts/{uuid}/versions/{id}': nameRow('posts'),
  'PATCH /api/admin/templates/{uuid}/versions/{id}': nameRow('templates'),
  'PATCH /api/admin/navigation/{uuid}/versions/{id}': nameRow('navigation'),
  'PATCH /api/admin/footer/{uuid}/versions/{id}': nameRow('footer'),
  'PATCH /api/admin/brands/{uuid}/versions/{id}': nameRow('brands'),
  'POST /api/admin/pages/{uuid}/versions/{id}/restore': restoreRow('pages'),
  'POST /api/admin/posts/{uuid}/versions/{id}/restore': restoreRow('posts'),
  'POST /api/admin/templates/{uuid}/versions/{id}/restore': restoreRow('templates'),
  'POST /api/admin/navigation/{uuid}/versions/{id}/restore': restoreRow('navigation'),
  'POST /api/admin/footer/{uuid}/versions/{id}/restore': restoreRow('footer'),
  'POST /api/admin/brands/{uuid}/versions/{id}/restore': restoreRow('brands'),
} satisfies Matrix
