import { row, type Matrix } from '@/src/testing/api-matrix/row'
import { readStatuses } from '@/src/testing/api-matrix/statuses'

/** Without a language model, as every installation is at first. */
export const matrix = {
  'POST /api/admin/chat/send-message': row({
    send: () => ({
      path: '/api/admin/chat/send-message',
      body: { messages: [{ role: 'user', text: 'Maak deze zin korter: …' }], locale: 'nl' },
    }),
    statuses: readStatuses(503),
    writes: [],
  }),
} satisfies Matrix
