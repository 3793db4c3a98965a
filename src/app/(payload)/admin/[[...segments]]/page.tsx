import config from '@payload-config'
import { generatePageMetadata } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { headers } from 'next/headers'

import { PanelPage } from '@/src/upstream/payload/panel-config'
import { importMap } from '../importMap'
import { correctList, refuseDeniedDocument } from '../lead-elsewhere'
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

export default async function AdminPage({ params, searchParams }: Props) {
  const { segments } = await params
  await refuseDeniedDocument(segments)
  await correctList(segments, await searchParams)
  return PanelPage({ config, params, searchParams, importMap })
}
