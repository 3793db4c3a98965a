import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import { panelApi } from '@/src/api-client/panel'
import { isLive } from '@/src/features/assistant/rules/proposal'
import { HttpError } from '@/src/platform/http/http-error'
import type { AssistantTexts } from './assistant-texts'
import type { Proposal } from './send-message'

export type Decision = 'accept' | 'reject' | 'undo'

/** @param changes the ids of those to accept */
export async function decideProposal(id: string, decision: Decision, changes: string[]): Promise<Proposal> {
  const params = { id }
  if (decision === 'accept')
    return (await panelApi('/api/admin/proposals/{id}/accept', { method: 'post', params, body: { changes } }))
      .data
  if (decision === 'reject')
    return (await panelApi('/api/admin/proposals/{id}/reject', { method: 'post', params })).data
  return (await panelApi('/api/admin/proposals/{id}/undo', { method: 'post', params })).data
}

/** Why nothing was undone or accepted in a document that was changed meanwhile. */
function whyChanged({ collection }: Proposal, decision: Decision, texts: AssistantTexts): string {
  if (decision !== 'undo') return texts.changedBefore
  return isLive(collection) ? texts.changedAfterLive : texts.changedAfter
}

/** Why a decision about a proposal was not carried out. */
export function refusalOfDecision(
  error: unknown,
  { proposal, decision }: { proposal: Proposal; decision: Decision },
  texts: AssistantTexts,
): string {
  if (error instanceof HttpError && error.status === 412) return whyChanged(proposal, decision, texts)
  const refusal = refusalOf(error, ['changes'], texts.notDone)
  return 'message' in refusal ? refusal.message : texts.dependent
}
