import type { z } from '@hono/zod-openapi'

import type { FormSubmission } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { parseStoredAnswers } from '@/src/features/forms/server/answers'
import type { Serialize } from '@/src/api/core/resource/resource'
import type { submission, submissionSummary } from './schemas'

const toSummary = (doc: FormSubmission): z.output<typeof submissionSummary> => ({
  id: doc.id,
  form: doc.form ? referenceId(doc.form) : null,
  summary: doc.summary ?? null,
  status: doc.status,
  read: doc.read ?? false,
  assignee: doc.assignee ? referenceId(doc.assignee) : null,
  locale: doc.locale,
  domain: doc.domain ? referenceId(doc.domain) : null,
  path: doc.pagePath ?? null,
  mail: doc.mail,
  createdAt: doc.createdAt,
  expiresAt: doc.expiresAt,
})

export const toSubmissionSummaries: Serialize<'form-submissions', typeof submissionSummary> = (_, docs) =>
  docs.map(toSummary)

export const toSubmissions: Serialize<'form-submissions', typeof submission> = (_, docs) =>
  docs.map((doc) => ({
    ...toSummary(doc),
    answers: parseStoredAnswers(doc),
    attachments: (doc.attachments ?? []).map((file) => ({
      ...file,
      path: `/api/admin/form-submissions/${doc.id}/attachments/${file.id}`,
    })),
    consentText: doc.consentText ?? null,
    spamScore: doc.spamScore ?? 0,
  }))
