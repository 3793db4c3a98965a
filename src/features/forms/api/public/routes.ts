import { z } from '@hono/zod-openapi'

import { loadFormConfirmation, readForm } from '@/src/rendering/forms'
import {
  MAX_FILE_MEGABYTES,
  MAX_SUBMISSION_BYTES,
  MAX_SUBMISSION_FILES,
  MEGABYTE,
} from '@/src/features/forms/rules/attachments'
import { checkSubmission } from '@/src/features/forms/rules/check'
import { acceptFiles, withStoredFiles } from '@/src/features/forms/server/attachments/receive'
import { storeSubmission } from '@/src/features/forms/server/store'
import { messages } from '@/src/i18n/messages'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { clientNetwork } from '@/src/routing/client-address'
import { allowSharedCaching } from '@/src/api/core/caching'
import { assertMayPost } from '@/src/api/core/cross-origin'
import { invalid } from '@/src/api/core/from-error'
import { ApiError } from '@/src/api/core/problems'
import { publicSiteOperation } from '@/src/api/core/public-operation'
import { dataOf, siteLocale, uuid } from '@/src/api/core/schemas'
import { resolveLocale, siteContent } from '@/src/api/core/site-locale'
import { formDefinition } from '@/src/api/shapes/form-definition'
import { countFiles, countSubmission } from './limit'
import { submissionReceipt, submission } from './schemas'

const missing = (): ApiError => new ApiError('notFound', 'This site has no such form in this language.')

/** What can be read at all; what a question accepts is checked by its rules. */
const FILES = {
  fileSize: MAX_FILE_MEGABYTES * MEGABYTE,
  fields: 1,
  fieldSize: MEGABYTE,
  several: { files: MAX_SUBMISSION_FILES, bytes: MAX_SUBMISSION_BYTES },
}

const getForm = publicSiteOperation({
  method: 'get',
  path: '/forms/{uuid}',
  tag: 'Forms',
  summary: 'Read a form',
  params: z.strictObject({ uuid: uuid.openapi({ description: 'The id of the form.' }) }),
  query: z.strictObject({ locale: siteLocale }),
  answer: dataOf(formDefinition),
  problems: ['notFound'],
  handle: async ({ params, query, visit: { site }, headers }) => {
    const locale = resolveLocale(site, query.locale)
    const content = await siteContent(site, locale)
    const loaded = await readForm(content, locale, params.uuid)
    if (!loaded) throw missing()
    allowSharedCaching(headers, [...content.tags, ...loaded.tags])
    return { data: loaded.definition }
  },
})

const postForm = publicSiteOperation({
  method: 'post',
  path: '/forms',
  tag: 'Forms',
  summary: 'Submit a form',
  description:
    'Errors are in the requested language, with `path` `data.<field>` or `consent`. Submissions cannot be read by visitors, so the response has no `Location`. Files are parts named as their field; they are accepted by their content, not their name.',
  body: submission,
  filesBeside: {
    limits: FILES,
    admit: async (c) => {
      await assertMayPost(c)
      await countFiles(clientNetwork(c.req.raw.headers, env.TRUST_PROXY))
    },
  },
  answer: dataOf(submissionReceipt),
  status: 201,
  problems: ['notFound', 'tooManyRequests', 'forbidden'],
  handle: async ({ body, files: sent, request, visit: { site } }) => {
    const locale = resolveLocale(site, body.locale)
    const content = await siteContent(site, locale)
    const loaded = await readForm(content, locale, body.form)
    if (!loaded) throw missing()
    const texts = messages[locale].form
    const checked = checkSubmission(loaded.definition, texts.errors, { ...body, files: sent })
    if ('errors' in checked) throw invalid(checked.errors)
    const accepted = await acceptFiles(loaded.definition, sent, texts.errors)
    if ('errors' in accepted) throw invalid(accepted.errors)
    const visitor = clientNetwork(request.headers, env.TRUST_PROXY)
    await countSubmission(loaded.form, visitor)
    const payload = await payloadInstance()
    const { path, website = '', seconds = null } = body
    const circumstances = { locale, domainId: site.domainId, path, visitor, decoy: website, seconds }
    const { id } = await withStoredFiles(payload, accepted.files, (attachments) =>
      storeSubmission(payload, { ...loaded, values: checked.values, attachments }, circumstances),
    )
    return {
      data: { id, confirmation: await loadFormConfirmation(content, locale, loaded.form, texts.sent) },
    }
  },
})

export const formOperations = [getForm, postForm]
