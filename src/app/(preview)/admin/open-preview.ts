import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'

import type { User } from '@/payload-types'
import type { PreviewedCollection } from '@/collections/registry'
import { previewHref } from '@/src/routing/admin-paths'
import { isLocale, LOCALES, type Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { isUuid } from '@/src/lib/uuid'

export type PreviewProps = {
  params: Promise<{ id: string }>
  searchParams: Promise<{ locale?: string | string[] }>
}

/** The default locale of the admin. */
const [PREVIEW_LOCALE] = LOCALES

/** The parameters and the account of a preview. Redirects to sign in without a session; 404 for an invalid id. */
export async function openPreview(
  collection: PreviewedCollection,
  { params, searchParams }: PreviewProps,
): Promise<{ id: string; locale: Locale; user: User }> {
  const [{ id }, { locale: requested }] = await Promise.all([params, searchParams])
  if (!isUuid(id)) notFound()
  const locale = isLocale(requested) ? requested : PREVIEW_LOCALE
  const payload = await payloadInstance()
  const { user } = await payload.auth({ headers: await headers() })
  if (!user)
    redirect(
      `/admin/login?redirect=${encodeURIComponent(previewHref(PREVIEW_LOCALE, collection, id, locale))}`,
    )
  return { id, locale, user }
}
