import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { readStatuses, writeStatuses } from '@/src/testing/api-matrix/statuses'
import { createImage, fileOf, formOf } from '@/src/testing/images'

const IMAGES = '/api/admin/images'
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24z"></path></svg>'
const uploaded = ({ payload, company }: MatrixContext) => createImage(payload, company)
const filedImage = ({ payload, company }: MatrixContext) =>
  createImage(payload, company, { folder: 'Cases/Molenkade', tags: ['gevel', 'Utrecht'] })

export const matrix = {
  'GET /api/admin/images': row({
    prepare: uploaded,
    send: () => ({ path: `${IMAGES}?limit=2` }),
    statuses: readStatuses(200),
  }),
  'POST /api/admin/images': row({
    send: () => ({
      path: IMAGES,
      rawBody: formOf({
        file: fileOf(drawing, 'beeldmerk.svg', 'image/svg+xml'),
        alt: 'Het beeldmerk',
        credit: 'Kade',
      }),
    }),
    statuses: writeStatuses(201),
    writes: ['media'],
  }),
  'POST /api/admin/images/convert/{uuid}': row({
    prepare: uploaded,
    send: ({ id }) => ({
      path: `${IMAGES}/convert/${id}`,
      body: { format: 'webp', quality: 80, width: 20 },
    }),
    statuses: writeStatuses(201),
    writes: ['media'],
  }),
  'GET /api/admin/images/filing': row({
    prepare: filedImage,
    send: () => ({ path: `${IMAGES}/filing` }),
    statuses: readStatuses(200),
  }),
  'POST /api/admin/images/filing': row({
    prepare: uploaded,
    send: ({ id }) => ({
      path: `${IMAGES}/filing`,
      body: { ids: [id], folder: 'Cases/Molenkade', addTags: ['gevel'] },
    }),
    statuses: writeStatuses(200),
    writes: ['media'],
  }),
  'POST /api/admin/images/filing/folders': row({
    prepare: filedImage,
    send: () => ({ path: `${IMAGES}/filing/folders`, body: { from: 'Cases/Molenkade', to: 'Archief' } }),
    statuses: writeStatuses(200),
    writes: ['media'],
  }),
  'GET /api/admin/images/{uuid}': row({
    prepare: uploaded,
    send: ({ id }) => ({ path: `${IMAGES}/${id}` }),
    statuses: readStatuses(200),
  }),
  'PATCH /api/admin/images/{uuid}': row({
    prepare: uploaded,
    send: ({ id }) => ({
      path: `${IMAGES}/${id}`,
      body: { alt: 'Een vlak in oranje', focalPoint: { x: 20, y: 0 } },
    }),
    statuses: writeStatuses(200),
    writes: ['media'],
  }),
  'DELETE /api/admin/images/{uuid}': row({
    prepare: uploaded,
    send: ({ id }) => ({ path: `${IMAGES}/${id}` }),
    statuses: writeStatuses(204),
    writes: ['media'],
  }),
} satisfies Matrix
