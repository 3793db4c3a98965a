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

/** The admin's own default content language. */
const [PREVIEW_LOCALE] = LOCALES

/** What is asked to be previewed, and by whom. Whoever is not signed in signs in first; an id that is none is not found. */
export async function openPreview(
  collection: PreviewedCollection,
  { params, searchParams }: PreviewProps,
): Promise<{ id: string; locale: Locale; user: User }> {
  const [{ id }, { locale: asked }] = await Promise.all([params, searchParams])
  if (!isUuid(id)) notFound()
  const locale = isLocale(asked) ? asked : PREVIEW_LOCALE
  const payload = await payloadInstance()
  const { user } = await payload.auth({ headers: await headers() })
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(previewHref(collection, id, locale))}`)
  return { id, locale, user }
}
