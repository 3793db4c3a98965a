import { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import type { Operation } from '@/src/api/core/operation'
import { adminLocale, idIn, paramsOf } from '@/src/api/core/resource/resource'
import { dataOf, uuid } from '@/src/api/core/schemas'
import type { Editable } from '@/src/features/assistant/rules/proposal'
import { modelAccess } from '@/src/features/assistant/server/model-access'
import { beginTurn, wholeAnswer } from '../chat/begin-turn'
import { MODEL_PROBLEMS, toModelProblem } from '@/src/api/core/model-problems'
import { proposal } from '../proposals/schemas'
import { toProposal } from '../proposals/serialize'
import { readEditable, type Resources } from '../tools/editable'

const MAX_TEXT = 20_000

/** Collections with this operation; the chat changes the others too. */
const EDITED = ['pages', 'posts', 'products'] as const satisfies readonly Editable[]

const editBody = z
  .strictObject({
    instruction: z.string().trim().min(1).max(MAX_TEXT).openapi({ description: 'What to change.' }),
    locale: adminLocale('The language to change, and of the answer.'),
  })
  .openapi('EditByInstruction')

const editAnswer = z
  .strictObject({
    conversation: uuid.openapi({ description: 'To go on with `POST /api/admin/chat/send-message`.' }),
    text: z.string().openapi({ description: 'What the assistant says about it.' }),
    proposals: z.array(proposal).openapi({ description: 'Empty when the assistant proposes nothing.' }),
  })
  .openapi('EditAnswer')

const failAsProblem = (error: unknown): never => {
  throw toModelProblem(error)
}

function editOperation(resources: Resources, collection: Editable): Operation {
  const { resource } = resources.documents[collection]
  const { path, tag, noun } = resource
  return adminOperation({
    method: 'post',
    path: `${path}/{${resource.param}}/edit`,
    tag,
    summary: `Have the assistant propose changes of a ${noun}`,
    description: 'Nothing changes until a person accepts a proposal. Counts for the budgets.',
    permission: 'content.write',
    // Minutes can pass before the answer.
    ownTransaction: true,
    params: paramsOf(resource),
    body: editBody,
    answer: dataOf(editAnswer),
    problems: MODEL_PROBLEMS,
    handle: async ({ caller, params, body: { instruction, locale }, request }) => {
      const document = { collection, id: idIn(params, resource) }
      // Whoever cannot have an answer is told so first.
      await modelAccess(caller.req.payload, caller.tenant.id, 'edit').catch(failAsProblem)
      await readEditable(resources, caller, { ...document, locale })
      const begun = await beginTurn(caller, {
        ...{
          kind: 'edit',
          locale,
          contentLocale: locale,
          scope: { locale, document },
          resources,
          signal: request.signal,
        },
        sent: { messages: [{ role: 'user', content: instruction }] },
      }).catch(failAsProblem)
      const { text, proposals } = await wholeAnswer(begun).catch(failAsProblem)
      return { data: { conversation: begun.conversation, text, proposals: proposals.map(toProposal) } }
    },
  })
}

export const editOperations = (resources: Resources) =>
  EDITED.map((collection) => editOperation(resources, collection))
