import { API_LOCALE } from '@/src/lib/constants'
import { z } from '@hono/zod-openapi'
import type { PayloadRequest, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'

import { INBOX_PARAMETERS, inboxWhere } from '@/src/features/forms/rules/inbox'
import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { adminOperation } from '@/src/api/core/admin-operation'
import { responseLanguage } from '@/src/api/core/response-language'
import { search } from '@/src/api/core/list'
import { ApiError } from '@/src/api/core/problems'
import { exportSubmissions, MAX_EXPORTED } from '@/src/features/forms/server/export-submissions'
import { assertBounded } from './export'
import { submissionCsv } from './schemas'

const MAX_FILTER = 10_000
const FILE: LocaleTexts = { nl: 'inzendingen.csv', en: 'submissions.csv' }

const TOO_MANY: LocaleTexts<(count: number) => string> = {
  nl: (count: number) =>
    `De lijst heeft ${count} inzendingen; een bestand bevat er hoogstens ${MAX_EXPORTED}. Beperk de lijst met een filter.`,
  en: (count: number) =>
    `The list has ${count} submissions; a file has at most ${MAX_EXPORTED}. Narrow the list with a filter.`,
}

/** What the address of the list has besides; what means nothing there is no filter here either. */
const listParameters = Object.fromEntries(
  INBOX_PARAMETERS.map((name) => [name, z.string().max(36).optional()]),
) as Record<(typeof INBOX_PARAMETERS)[number], z.ZodOptional<z.ZodString>>

const filter = z.record(z.string(), z.unknown())

/** The filters of a list in the panel, as Payload writes them. Payload validates the fields. */
function conditionsIn(text: string): Where {
  try {
    return filter.parse(JSON.parse(text)) as Where
  } catch (cause) {
    throw new ApiError('malformed', '`where` is not a valid list filter.', { cause })
  }
}

/** The query of the list: its filters and its search text. */
const shownBy = ({ payload }: PayloadRequest, where: Where, search: string): Where =>
  mergeListSearchAndWhere({
    collectionConfig: payload.collections['form-submissions'].config,
    search,
    where,
  })

/** The submissions of a list in the panel, on all its pages and of any form. */
export const exportListOperation = adminOperation({
  method: 'get',
  path: '/form-submissions/export-list',
  tag: 'Form submissions',
  summary: 'Export the submissions of a panel list as CSV',
  permission: 'submissions.read',
  query: z.strictObject({
    where: z
      .string()
      .max(MAX_FILTER)
      .optional()
      .openapi({ description: 'The filters of the list, as JSON.' }),
    search,
    ...listParameters,
  }),
  answer: submissionCsv,
  csvAnswer: true,
  handle: async ({ caller, query, headers }) => {
    const { req, tenant } = caller
    const { where: given, search: words = '', ...parameters } = query
    const asked = given === undefined ? {} : conditionsIn(given)
    const shown = inboxWhere({ ...parameters, where: asked }, caller.user.id)
    const where = {
      and: [shownBy(req, asked, words), { tenant: { equals: tenant.id } }, ...(shown ? [shown] : [])],
    }
    const language = responseLanguage() ?? API_LOCALE
    const refuse = (count: number) => ({ path: 'where', message: TOO_MANY[language](count) })
    await assertBounded(caller, where, refuse)
    headers.set('content-disposition', `attachment; filename="${FILE[language]}"`)
    return exportSubmissions(req, where, { answers: 'words' })
  },
})
