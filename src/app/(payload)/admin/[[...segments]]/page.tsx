import config from '@payload-config'
import { generatePageMetadata } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'

import { isDeniedNewDocument } from '@/src/admin/document/denied-new-document'
import { toLocale } from '@/src/i18n/locale-texts'
import { payloadInstance } from '@/src/platform/payload'
import { collectionHref } from '@/src/routing/admin-paths'
import { PanelPage } from '@/src/upstream/payload/panel-config'
import { requestI18n } from '@/src/upstream/payload/panel-config/request-i18n'
import { importMap } from '../importMap'
import { viewTitle } from '../view-title'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams })
  const title = await viewTitle(await config, await headers(), (await params).segments)
  return title ? { ...metadata, title } : metadata
}

/** Where nobody creates a document in a form, there is no screen for it; people are invited on their list. */
async function refuseDeniedDocument(segments: readonly string[]): Promise<void> {
  const requested = await headers()
  const payload = await payloadInstance()
  if (!(await isDeniedNewDocument(payload, requested, segments))) return
  if (!segments.includes('users')) notFound()
  const { language } = await requestI18n(payload.config, requested)
  redirect(collectionHref(toLocale(language), 'users'))
}

export default async function AdminPage({ params, searchParams }: Props) {
  await refuseDeniedDocument((await params).segments)
  return PanelPage({ config, params, searchParams, importMap })
}
