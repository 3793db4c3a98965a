import { createLocalReq } from 'payload'

import type { SharedPreview } from '@/collections/registry'
import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { writeStatuses } from '@/src/testing/api-matrix/statuses'
import { createPost } from '@/src/testing/blog'
import { createPage } from '@/src/testing/pages'
import { storeLink } from '../server/links/store'

const TABLE = ['preview_links']

const CREATE: Record<SharedPreview, (context: MatrixContext) => Promise<{ id: string }>> = {
  pages: ({ payload, company }) => createPage(payload, company, { title: 'Over ons', status: 'draft' }),
  posts: ({ payload, company }) =>
    createPost(payload, company, { title: 'Waarom Postgres', status: 'draft' }),
}

async function withLink(context: MatrixContext, collection: SharedPreview) {
  const { payload, company } = context
  const { id } = await CREATE[collection](context)
  const req = await createLocalReq({ user: company.editor }, payload)
  const link = await storeLink(req, { collection, id, locale: 'nl' }, 7)
  return { id, link: link?.id ?? '' }
}

const listRow = (slug: SharedPreview) =>
  row({
    prepare: (context) => withLink(context, slug),
    send: ({ id }) => ({ path: `/api/admin/${slug}/${id}/preview-links` }),
    statuses: writeStatuses(200),
  })

const createRow = (slug: SharedPreview) =>
  row({
    prepare: CREATE[slug],
    send: ({ id }) => ({
      path: `/api/admin/${slug}/${id}/preview-links`,
      body: { locale: 'nl', expiresInDays: 7 },
    }),
    statuses: writeStatuses(201),
    writes: TABLE,
  })

const revokeRow = (slug: SharedPreview) =>
  row({
    prepare: (context) => withLink(context, slug),
    send: ({ id, link }) => ({ path: `/api/admin/${slug}/${id}/preview-links/${link}/revoke` }),
    statuses: writeStatuses(204),
    writes: TABLE,
  })

export const matrix = {
  'GET /api/admin/pages/{uuid}/preview-links': listRow('pages'),
  'GET /api/admin/posts/{uuid}/preview-links': listRow('posts'),
  'POST /api/admin/pages/{uuid}/preview-links': createRow('pages'),
  'POST /api/admin/posts/{uuid}/preview-links': createRow('posts'),
  'POST /api/admin/pages/{uuid}/preview-links/{id}/revoke': revokeRow('pages'),
  'POST /api/admin/posts/{uuid}/preview-links/{id}/revoke': revokeRow('posts'),
} satisfies Matrix
