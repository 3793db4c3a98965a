import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { readStatuses, writeStatuses } from '@/src/testing/api-matrix/statuses'
import { createPageWithUrls } from '@/src/testing/pages'
import { createRelease, releaseWithPage, requestReleases } from '@/src/testing/releases'

const RELEASES = '/api/admin/releases'

const prepared = ({ payload, company }: MatrixContext) => releaseWithPage(payload, company)

async function published({ payload, company }: MatrixContext) {
  const release = await releaseWithPage(payload, company)
  await requestReleases(payload, company.editor, `/${release.id}/publish`, { method: 'POST' })
  return release
}

async function withDraft({ payload, company }: MatrixContext) {
  const { id: page } = await createPageWithUrls(payload, company, { title: 'Actie', status: 'draft' })
  const { id } = await createRelease(payload, company, [])
  return { id, page }
}

export const matrix = {
  'GET /api/admin/releases': row({
    prepare: prepared,
    send: () => ({ path: `${RELEASES}?limit=2` }),
    statuses: readStatuses(200),
  }),
  'GET /api/admin/releases/{id}': row({
    prepare: prepared,
    send: ({ id }) => ({ path: `${RELEASES}/${id}` }),
    statuses: readStatuses(200),
  }),
  'POST /api/admin/releases': row({
    send: () => ({ path: RELEASES, body: { name: 'Black Friday' } }),
    statuses: writeStatuses(201),
    writes: ['releases'],
  }),
  'PATCH /api/admin/releases/{id}': row({
    prepare: prepared,
    send: ({ id }) => ({ path: `${RELEASES}/${id}`, body: { name: 'Cyber Monday' } }),
    statuses: writeStatuses(200),
    writes: ['releases'],
  }),
  'DELETE /api/admin/releases/{id}': row({
    prepare: prepared,
    send: ({ id }) => ({ path: `${RELEASES}/${id}` }),
    statuses: writeStatuses(204),
    writes: ['releases', 'release_items'],
  }),
  'POST /api/admin/releases/{id}/check': row({
    prepare: prepared,
    send: ({ id }) => ({ path: `${RELEASES}/${id}/check` }),
    statuses: writeStatuses(200),
    writes: [],
  }),
  'POST /api/admin/releases/{id}/publish': row({
    prepare: prepared,
    send: ({ id }) => ({ path: `${RELEASES}/${id}/publish` }),
    statuses: writeStatuses(200),
    writes: ['releases', 'release_items', 'pages_locales'],
  }),
  'POST /api/admin/releases/{id}/undo': row({
    prepare: published,
    send: ({ id }) => ({ path: `${RELEASES}/${id}/undo`, body: {} }),
    statuses: writeStatuses(200),
    writes: ['releases', 'pages_locales'],
  }),
  'POST /api/admin/releases/{id}/items': row({
    prepare: withDraft,
    send: ({ id, page }) => ({
      path: `${RELEASES}/${id}/items`,
      body: { collection: 'pages', document: page, locale: 'nl' },
    }),
    statuses: writeStatuses(201),
    writes: ['release_items'],
  }),
  'POST /api/admin/releases/{id}/items/{item}/settle': row({
    prepare: async (world) => {
      const release = await prepared(world)
      await world.payload.update({
        ...{ collection: 'pages', id: release.page, locale: 'nl', draft: true, data: { title: 'Actie!' } },
        overrideAccess: true,
      })
      return release
    },
    send: ({ id, item }) => ({ path: `${RELEASES}/${id}/items/${item}/settle`, body: { take: 'draft' } }),
    statuses: writeStatuses(200),
    writes: ['release_items'],
  }),
  'DELETE /api/admin/releases/{id}/items/{item}': row({
    prepare: prepared,
    send: ({ id, item }) => ({ path: `${RELEASES}/${id}/items/${item}` }),
    statuses: writeStatuses(204),
    writes: ['release_items'],
  }),
} satisfies Matrix
