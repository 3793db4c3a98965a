import { z } from '@hono/zod-openapi'

import type { FormSubmission } from '@/payload-types'
import { adminOperation } from '@/src/api/core/admin-operation'
import type { Caller } from '@/src/api/core/environment'
import { invalid } from '@/src/api/core/from-error'
import { asCaller } from '@/src/api/core/resource/find'
import { inOwnTransaction, rejectionOf } from '@/src/api/core/resource/own-transaction'
import { dataOf, uuid } from '@/src/api/core/schemas'
import { referenceId } from '@/src/access/memberships'
import {
  MAX_SUBMISSIONS_AT_ONCE,
  SUBMISSION_ACTIONS,
  SUBMISSION_OUTCOMES,
  type SubmissionAction,
  type SubmissionOutcome,
} from '@/src/features/forms/rules/bulk'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { lockRow } from '@/src/platform/database/lock'
import { submissions } from './resource'

const REASONS = {
  nl: { gone: 'Deze inzending is er niet meer.', assignee: 'Geef bij `assign` een `assignee`, of null.' },
  en: { gone: 'This submission is no longer there.', assignee: 'Give an `assignee` with `assign`, or null.' },
} as const satisfies LocaleTexts<unknown>

const body = z
  .strictObject({
    action: z.enum(SUBMISSION_ACTIONS).openapi({
      description:
        '`inbox`: not spam, or to be handled again; `delete`: for good, with comments and replies.',
    }),
    assignee: uuid.nullable().optional().openapi({ description: 'For `assign`: who; null for nobody.' }),
    ids: z.array(uuid).min(1).max(MAX_SUBMISSIONS_AT_ONCE),
  })
  .openapi('SubmissionBulkChange')

const count = z.int().min(0)
const result = z
  .strictObject({
    done: count,
    unchanged: count,
    rejected: count,
    documents: z.array(
      z.strictObject({
        id: uuid,
        summary: z.string().nullable(),
        outcome: z.enum(SUBMISSION_OUTCOMES).openapi({ description: '`unchanged`: it was so already.' }),
        reason: z.string().nullable().openapi({ description: 'Why it was rejected.' }),
      }),
    ),
  })
  .openapi('SubmissionBulkResult')

type Change = Omit<z.output<typeof body>, 'ids'>
type Handling = Partial<Pick<FormSubmission, 'read' | 'status'>> & { assignee?: string | null }

const HANDLING: Record<Exclude<SubmissionAction, 'assign' | 'delete'>, Handling> = {
  read: { read: true },
  unread: { read: false },
  inbox: { status: 'inbox' },
  done: { status: 'done' },
  spam: { status: 'spam' },
}

const isSo = (doc: FormSubmission, wanted: Handling): boolean =>
  (wanted.read === undefined || wanted.read === (doc.read ?? false)) &&
  (wanted.status === undefined || wanted.status === doc.status) &&
  (wanted.assignee === undefined || wanted.assignee === (doc.assignee ? referenceId(doc.assignee) : null))

async function find(caller: Caller, id: string): Promise<FormSubmission | null> {
  await lockRow(caller.req, 'form_submissions', id)
  const { docs } = await caller.req.payload.find({
    collection: 'form-submissions',
    where: { and: [{ id: { equals: id } }, { tenant: { equals: caller.tenant.id } }] },
    ...{ limit: 1, pagination: false },
    ...asCaller(caller),
  })
  return docs[0] ?? null
}

async function change(caller: Caller, doc: FormSubmission, wanted: Change): Promise<SubmissionOutcome> {
  const { payload } = caller.req
  const target = {
    collection: 'form-submissions',
    id: doc.id,
    overrideLock: false,
    ...asCaller(caller),
  } as const
  const { action, assignee = null } = wanted
  if (action === 'delete') {
    await payload.delete(target)
    return 'done'
  }
  const data = action === 'assign' ? { assignee } : HANDLING[action]
  if (isSo(doc, data)) return 'unchanged'
  await payload.update({ ...target, data })
  return 'done'
}

async function changeOne(caller: Caller, id: string, wanted: Change) {
  let summary: string | null = null
  try {
    const outcome = await inOwnTransaction(caller, async (own) => {
      const doc = await find(own, id)
      if (!doc) return null
      summary = doc.summary ?? null
      return change(own, doc, wanted)
    })
    if (outcome) return { id, summary, outcome, reason: null }
    const { gone } = textIn(REASONS, caller.req.i18n.language)
    return { id, summary, outcome: 'rejected' as const, reason: gone }
  } catch (error) {
    return { id, summary, outcome: 'rejected' as const, reason: rejectionOf(caller.req, error, id) }
  }
}

export const bulkOperation = adminOperation({
  method: 'post',
  path: `${submissions.path}/bulk`,
  tag: submissions.tag,
  summary: 'Change or delete several submissions',
  description:
    'Each in a transaction of its own: one that is rejected keeps no other from being changed, and the result says why.',
  permission: submissions.permissions.write,
  ownTransaction: true,
  body,
  answer: dataOf(result),
  handle: async ({ caller, body: { ids, ...wanted } }) => {
    const { assignee: message } = textIn(REASONS, caller.req.i18n.language)
    if (wanted.action === 'assign' && wanted.assignee === undefined)
      throw invalid([{ path: 'assignee', message }])
    const documents: z.input<typeof result>['documents'] = []
    for (const id of new Set(ids)) documents.push(await changeOne(caller, id, wanted))
    const count = (outcome: SubmissionOutcome) =>
      documents.filter((document) => document.outcome === outcome).length
    return {
      data: { done: count('done'), unchanged: count('unchanged'), rejected: count('rejected'), documents },
    }
  },
})
