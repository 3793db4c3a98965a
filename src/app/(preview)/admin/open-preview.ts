import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'

import type { User } from '@/payload-types'
import type { PreviewedCollection } from '@/collections/registry'
import { previewHref } from '@/src/routing/admin-paths'
import { isLocale, type Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { isUuid } from '@/src/lib/uuid'
import { panelLanguage } from './panel-language'

export type PreviewProps = {
  params: Promise<{ id: string }>
  searchParams: Promise<{ locale?: string | string[] }>
}

/** The parameters and the account of a preview, by default in the language of the panel. Redirects to sign in without a session; 404 for an invalid id. */
export async function openPreview(
  collection: PreviewedCollection,
  { params, searchParams }: PreviewProps,
): Promise<{ id: string; locale: Locale; user: User }> {
  const [{ id }, { locale: requested }] = await Promise.all([params, searchParams])
  if (!isUuid(id)) notFound()
  const language = await panelLanguage()
  const locale = isLocale(requested) ? requested : language
  const payload = await payloadInstance()
  const { user } = await payload.auth({ headers: await headers() })
  if (!user)
    redirect(`/admin/login?redirect=${encodeURIComponent(previewHref(language, collection, id, locale))}`)
  return { id, locale, user }
}
