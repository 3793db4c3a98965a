import { COLLECTIONS } from '@/collections/registry'
import { apiTokenOf } from '@/src/access/api-token'
import type { Caller } from '@/src/api/core/environment'
import { beginConversationIn } from '@/src/features/assistant/server/conversations'
import { type Proposal, storeProposal } from '@/src/features/assistant/server/proposals'
import { LLM_CONVERSATIONS } from '@/src/features/assistant/rules/conversations'
import { writeEntry } from '@/src/features/audit'
import { isRecord } from '@/src/lib/is-record'
import { onAdminHost } from '@/src/routing/admin-hosts'
import type { ToolContext } from '../tools/tool'

type Called = { name: string; input: unknown }

/** The audit log names the token. A page that does not exist yet is found by the conversation. */
const logProposal = (
  { req, tenant }: Caller,
  { collection, document, conversation, title, locale }: Proposal,
) =>
  writeEntry(req, {
    tenant: tenant.id,
    action: 'propose',
    document: document
      ? { collection, id: document, title }
      : { collection: LLM_CONVERSATIONS, id: conversation, title },
    locale,
    changes: [],
  })

/** Keeps the proposal of an agent in a conversation of its own, where its person finds it. */
export function proposeOverMcp(caller: Caller, { name, input }: Called) {
  let made: Proposal | null = null
  const propose: ToolContext['propose'] = async (proposal) => {
    const owner = { tenant: caller.tenant.id, account: caller.user.id }
    const by = apiTokenOf(caller.user)?.name ?? ''
    made = await beginConversationIn(caller.req, owner, {
      kind: 'edit',
      title: [by, proposal.title].filter(Boolean).join(': '),
      say: async (conversation) => {
        const result = await storeProposal(caller.req, owner, { ...proposal, conversation })
        const toolCalls = [{ id: '1', name, input, output: { proposal: result.id } }]
        return { result, message: { role: 'assistant', content: `MCP (${by})`, toolCalls } }
      },
    })
    await logProposal(caller, made)
    return made
  }
  /** What the tool returned, with where the person can review the proposal. */
  const withReview = (output: unknown): unknown =>
    made && isRecord(output)
      ? {
          ...output,
          review: onAdminHost(`/admin${COLLECTIONS[LLM_CONVERSATIONS].adminPath}/${made.conversation}`),
        }
      : output
  return { propose, withReview }
}
