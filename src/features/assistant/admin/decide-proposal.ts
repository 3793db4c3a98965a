import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import { panelApi } from '@/src/api-client/panel'
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

/** Why a decision was not carried out. */
export function refusalOfDecision(error: unknown, decision: Decision, texts: AssistantTexts): string {
  if (error instanceof HttpError && error.status === 412)
    return decision === 'undo' ? texts.changedAfter : texts.changedBefore
  const refusal = refusalOf(error, ['changes'], texts.notDone)
  return 'message' in refusal ? refusal.message : texts.dependent
}
