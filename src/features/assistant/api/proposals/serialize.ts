import type { z } from '@hono/zod-openapi'

import { changeWords } from '@/src/features/assistant/rules/change-words'
import type { Proposal } from '@/src/features/assistant/server/proposals'
import type { proposal as proposalSchema } from './schemas'

export const toProposal = ({
  base: _base,
  before: _before,
  result: _result,
  changes,
  ...proposal
}: Proposal): z.output<typeof proposalSchema> => ({
  ...proposal,
  changes: changes.map((change) => ({
    id: change.id,
    kind: change.kind,
    place: change.place,
    ...changeWords(change),
  })),
})
