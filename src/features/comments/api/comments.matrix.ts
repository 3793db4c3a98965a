import { createLocalReq } from 'payload'

import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { readStatuses, writeStatuses } from '@/src/testing/api-matrix/statuses'
import { createPage } from '@/src/testing/pages'
import type { Person } from '@/src/testing/tenants'
import { storeComment } from '../server/write'

const COMMENTS = '/api/admin/comments'
const TEXT = { text: 'Kan dit korter?' }

const page = ({ payload, company }: MatrixContext) =>
  createPage(payload, company, { title: 'Over ons', status: 'draft' })

/** A comment on a page, of the tenant's editor. */
async function commented(context: MatrixContext) {
  const { payload, company } = context
  const { id: document } = await page(context)
  const req = await createLocalReq({ user: company.editor }, payload)
  const place = { collection: 'pages', document, locale: 'nl', path: 'title' } as const
  const said = { text: 'Kan dit korter?', mentions: [company.viewer.id] }
  const id = await storeComment(req, { tenant: company.tenant.id, place }, said)
  return { id: id ?? '', viewer: company.viewer.id }
}

/** A comment of each person who may write one: nobody edits those of others. */
async function commentedByAll(context: MatrixContext) {
  const { payload } = context
  const { id, viewer } = await commented(context)
  const { rows } = await payload.db.pool.query<{ id: string; account: string }>(
    `INSERT INTO comments (tenant_id, page_id, locale, path, text, account_id)
    SELECT c.tenant_id, c.page_id, c.locale, c.path, c.text, u.id FROM comments c JOIN users u ON u.platform_role = 'superAdmin'
      OR EXISTS (SELECT FROM users_tenants m WHERE m._parent_id = u.id AND m.tenant_id = c.tenant_id)
    WHERE c.id = $1 RETURNING id, account_id AS account`,
    [id],
  )
  return { viewer, of: ({ id: sender }: Person) => rows.find(({ account }) => account === sender)?.id ?? id }
}

export const matrix = {
  'GET /api/admin/comments': row({
    prepare: commented,
    send: () => ({ path: `${COMMENTS}?limit=2` }),
    statuses: readStatuses(200),
  }),
  'GET /api/admin/comments/people': row({
    send: () => ({ path: `${COMMENTS}/people` }),
    statuses: readStatuses(200),
  }),
  'GET /api/admin/comments/{id}': row({
    prepare: commented,
    send: ({ id }) => ({ path: `${COMMENTS}/${id}` }),
    statuses: readStatuses(200),
  }),
  'POST /api/admin/comments': row({
    prepare: page,
    send: ({ id }) => ({
      path: COMMENTS,
      body: { collection: 'pages', document: id, locale: 'nl', path: 'title', ...TEXT },
    }),
    statuses: readStatuses(201),
    writes: ['comments'],
  }),
  'POST /api/admin/comments/{id}/replies': row({
    prepare: commented,
    send: ({ id }) => ({ path: `${COMMENTS}/${id}/replies`, body: { text: 'Ja, dat kan.' } }),
    statuses: readStatuses(201),
    writes: ['comments'],
  }),
  'PATCH /api/admin/comments/{id}': row({
    prepare: commentedByAll,
    send: ({ of, viewer }, _context, sender) => ({
      path: `${COMMENTS}/${of(sender)}`,
      body: { text: 'Kan dit nog korter?', mentions: [viewer] },
    }),
    statuses: readStatuses(200),
    writes: ['comments', 'comment_mentions'],
  }),
  'DELETE /api/admin/comments/{id}': row({
    prepare: commentedByAll,
    send: ({ of }, _context, sender) => ({ path: `${COMMENTS}/${of(sender)}` }),
    statuses: readStatuses(204),
    writes: ['comments'],
  }),
  'POST /api/admin/comments/{id}/resolve': row({
    prepare: commented,
    send: ({ id }) => ({ path: `${COMMENTS}/${id}/resolve` }),
    statuses: writeStatuses(200),
    writes: ['comments'],
  }),
  'POST /api/admin/comments/{id}/reopen': row({
    prepare: async (context) => {
      const { id, ...more } = await commented(context)
      const { payload, company } = context
      await payload.db.pool.query('UPDATE comments SET resolved_at = now(), resolver_id = $1 WHERE id = $2', [
        company.editor.id,
        id,
      ])
      return { id, ...more }
    },
    send: ({ id }) => ({ path: `${COMMENTS}/${id}/reopen` }),
    statuses: writeStatuses(200),
    writes: ['comments'],
  }),
} satisfies Matrix
