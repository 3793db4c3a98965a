import { beginConversation } from '@/src/features/assistant/server/conversations'
import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { adminStatuses, readStatuses } from '@/src/testing/api-matrix/statuses'

const CONVERSATIONS = '/api/admin/llm-conversations'

/** A conversation of the tenant's admin. */
const prepare = async ({ payload, company }: MatrixContext) => ({
  id: await beginConversation(
    payload,
    { tenant: company.tenant.id, account: company.admin.id },
    {
      kind: 'chat',
      messages: [
        { role: 'user', content: 'Maak deze zin korter: …' },
        {
          role: 'assistant',
          content: 'Korter kan niet.',
          model: 'large',
          tokens: { input: 100, cached: 0, output: 20 },
        },
      ],
    },
  ),
})

export const matrix = {
  'GET /api/admin/llm-conversations': row({
    prepare,
    send: () => ({ path: `${CONVERSATIONS}?limit=1` }),
    statuses: readStatuses(200),
  }),
  'GET /api/admin/llm-conversations/stats': row({
    prepare: async (world) => {
      const from = new Date().toISOString()
      await prepare(world)
      return from
    },
    // That one conversation, whatever else the tenant has.
    send: (from) => ({ path: `${CONVERSATIONS}/stats?from=${from}` }),
    statuses: readStatuses(200),
  }),
  'GET /api/admin/llm-conversations/{id}': row({
    prepare,
    send: ({ id }) => ({ path: `${CONVERSATIONS}/${id}` }),
    // Not one's own: as if it did not exist.
    statuses: { ...adminStatuses(200), editor: 404, viewer: 404 },
  }),
} satisfies Matrix
