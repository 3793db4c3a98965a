import type { PayloadRequest, Where } from 'payload'

import type { Form, FormSubmission } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { toCsv } from '@/src/lib/csv'
import { parseStoredAnswers } from './answers'

/** The maximum number of submissions in one file. */
export const MAX_EXPORTED = 10_000
const BATCH_SIZE = 500

/** The first columns. Field names have no hyphens, so they cannot collide with these. */
const COLUMNS = [
  'submission-id',
  'sent-at',
  'submission-status',
  'is-read',
  'submission-locale',
  'page-path',
  'consent-text',
] as const

/** Formatted for people, or as they were sent (formatted where that was not stored). */
type AnswerForm = 'words' | 'raw'

type Line = { [column: string]: string }

const toRecord = (submission: FormSubmission, answers: AnswerForm): Line => ({
  ...Object.fromEntries(
    parseStoredAnswers(submission).map(({ field, value, raw }) => [
      field,
      String(answers === 'raw' ? (raw ?? value) : value),
    ]),
  ),
  'submission-id': submission.id,
  'sent-at': submission.createdAt,
  'submission-status': submission.status,
  'is-read': String(submission.read ?? false),
  'submission-locale': submission.locale,
  'page-path': submission.pagePath ?? '',
  'consent-text': submission.consentText ?? '',
})

const asCaller = (req: PayloadRequest) =>
  ({ collection: 'form-submissions', depth: 0, user: req.user, overrideAccess: false, req }) as const

/** The ids, newest first. Read once, so that a submission that comes or goes does not shift the batches. */
async function idsOf(req: PayloadRequest, where: Where): Promise<string[]> {
  const options = { where, sort: ['-createdAt', 'id'], select: {}, limit: MAX_EXPORTED, pagination: false }
  const { docs } = await req.payload.find({ ...asCaller(req), ...options })
  return docs.map(({ id }) => id)
}

/** The submissions in batches, newest first; one that is deleted during the export is left out. */
async function* batches(req: PayloadRequest, where: Where): AsyncGenerator<FormSubmission[]> {
  const ids = await idsOf(req, where)
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const batchIds = ids.slice(start, start + BATCH_SIZE)
    const options = { where: { id: { in: batchIds } }, pagination: false }
    const { docs } = await req.payload.find({ ...asCaller(req), ...options })
    const byId = new Map(docs.map((doc) => [doc.id, doc]))
    yield batchIds.flatMap((id) => byId.get(id) ?? [])
  }
}

const namesOf = ({ fields }: Form): string[] =>
  fields.flatMap((field) => ('name' in field ? [field.name] : []))

/** The forms of the submissions, as far as the account may read them. */
async function formsOf(req: PayloadRequest, submissions: readonly FormSubmission[]): Promise<Form[]> {
  const ids = [...new Set(submissions.map(({ form }) => referenceId(form)))]
  const { docs } = await req.payload.find({
    collection: 'forms',
    where: { id: { in: ids } },
    sort: ['title', 'id'],
    pagination: false,
    depth: 0,
    user: req.user,
    overrideAccess: false,
    req,
  })
  return docs
}

type Options = {
  answers: AnswerForm
  /** The form of all submissions; without it, a column names the form of each. */
  form?: Form
}

/**
 * Submissions as CSV, newest first: a column for each field of their forms, in the forms' order, and after them columns
 * for fields that were removed from a form. No cell can start a formula in a spreadsheet.
 * @param where filters the submissions that the account may read; at most {@link MAX_EXPORTED} are exported
 */
export async function exportSubmissions(
  req: PayloadRequest,
  where: Where,
  { answers, form }: Options,
): Promise<string> {
  const submissions: FormSubmission[] = []
  for await (const docs of batches(req, where)) submissions.push(...docs)
  const forms = form ? [form] : await formsOf(req, submissions)
  const titles = new Map(forms.map(({ id, title }) => [id, title]))
  const records = submissions.map((submission) => ({
    ...toRecord(submission, answers),
    ...(!form && { 'form-title': titles.get(referenceId(submission.form)) ?? '' }),
  }))
  const columns = new Set([
    ...(form ? [] : ['form-title']),
    ...COLUMNS,
    ...forms.flatMap(namesOf),
    ...records.flatMap((record) => Object.keys(record)),
  ])
  return toCsv([...columns], records)
}
