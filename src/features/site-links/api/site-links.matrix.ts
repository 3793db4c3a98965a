import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { readStatuses, writeStatuses } from '@/src/testing/api-matrix/statuses'
import { onlyOf } from '@/src/testing/navigation'

const link = { type: 'url', url: '/werk', label: 'Werk', newTab: false } as const
const BODIES = {
  navigation: { items: [{ link, children: [] }] },
  footer: { statement: 'Tot ziens', columns: [{ heading: 'Meer', links: [{ link }] }], smallPrint: null },
}
type Part = keyof typeof BODIES

const existing =
  (part: Part) =>
  ({ payload, company }: MatrixContext) =>
    onlyOf(payload, company, part, BODIES[part] as never)

/** A tenant has one. */
const none =
  (part: Part) =>
  async ({ payload, company }: MatrixContext) =>
    payload.delete({
      collection: part,
      where: { tenant: { equals: company.tenant.id } },
      overrideAccess: true,
    })

const listRow = (part: Part) =>
  row({
    prepare: existing(part),
    send: () => ({ path: `/api/admin/${part}` }),
    statuses: readStatuses(200),
  })

const createRow = (part: Part) =>
  row({
    prepare: none(part),
    send: () => ({ path: `/api/admin/${part}`, body: BODIES[part] }),
    statuses: writeStatuses(201),
    writes: [part],
  })

const readRow = (part: Part) =>
  row({
    prepare: existing(part),
    send: ({ id }) => ({ path: `/api/admin/${part}/${id}` }),
    statuses: readStatuses(200),
  })

const replaceRow = (part: Part) =>
  row({
    prepare: existing(part),
    send: ({ id }) => ({ path: `/api/admin/${part}/${id}`, body: BODIES[part] }),
    statuses: writeStatuses(200),
    writes: [part],
  })

export const matrix = {
  'GET /api/admin/navigation': listRow('navigation'),
  'POST /api/admin/navigation': createRow('navigation'),
  'GET /api/admin/navigation/{uuid}': readRow('navigation'),
  'PUT /api/admin/navigation/{uuid}': replaceRow('navigation'),
  'GET /api/admin/footer': listRow('footer'),
  'POST /api/admin/footer': createRow('footer'),
  'GET /api/admin/footer/{uuid}': readRow('footer'),
  'PUT /api/admin/footer/{uuid}': replaceRow('footer'),
} satisfies Matrix
