import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import type { CollectionSlug } from 'payload'

import { isDeniedNewDocument } from '@/src/admin/document/denied-new-document'
import { correctedQuery } from '@/src/admin/lists/ignored-query'
import { INVITE } from '@/src/features/accounts/rules/invite'
import { toLocale } from '@/src/i18n/locale-texts'
import { payloadInstance } from '@/src/platform/payload'
import { collectionHref } from '@/src/routing/admin-paths'
import { requestI18n } from '@/src/upstream/payload/panel-config/request-i18n'

type SearchParams = Record<string, string | string[]>

/** Where nobody creates a document in a form, there is no screen for it; people are invited on their list. */
export async function refuseDeniedDocument(segments: readonly string[] = []): Promise<void> {
  const requested = await headers()
  const payload = await payloadInstance()
  if (!(await isDeniedNewDocument(payload, requested, segments))) return
  if (!segments.includes('users')) notFound()
  const { language } = await requestI18n(payload.config, requested)
  redirect(`${collectionHref(toLocale(language), 'users')}?${INVITE}=true`)
}

/** A list whose address asks for what does not exist is shown without it. */
export async function correctList(
  [root, slug = '', ...rest]: readonly string[] = [],
  query: SearchParams,
): Promise<void> {
  const payload = await payloadInstance()
  if (root !== 'collections' || rest.length > 0 || !Object.hasOwn(payload.collections, slug)) return
  const requested = await headers()
  const corrected = await correctedQuery(payload, requested, slug as CollectionSlug, query)
  if (corrected === null) return
  const { language } = await requestI18n(payload.config, requested)
  redirect(`${collectionHref(toLocale(language), slug)}?${corrected}`)
}
