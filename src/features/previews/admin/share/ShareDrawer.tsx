'use client'

import { Drawer, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { lazy, Suspense } from 'react'

import { toLocale } from '@/src/i18n/locale-texts'
import { SHARE_TITLE, shareSlug } from './drawer'

const PreviewLinks = lazy(async () => ({ default: (await import('./PreviewLinks')).PreviewLinks }))

/** The drawer that the menu of a form opens, with the links that show its draft. */
export function ShareDrawer() {
  const { id, collectionSlug } = useDocumentInfo()
  const language = toLocale(useTranslation().i18n.language)
  if (!id) return null
  return (
    <Drawer slug={shareSlug(String(id))} title={SHARE_TITLE[language]}>
      <Suspense>
        <PreviewLinks
          collection={collectionSlug === 'posts' ? 'posts' : 'pages'}
          id={String(id)}
          language={language}
        />
      </Suspense>
    </Drawer>
  )
}
