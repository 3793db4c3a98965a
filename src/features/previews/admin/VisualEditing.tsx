'use client'

import { useLivePreviewContext } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { lazy, Suspense } from 'react'

import { PLACE_PARAM } from '@/src/features/previews/rules/block-in-view'
import { useNamedSizes } from '@/src/upstream/payload/preview-sizes'

const FrameBridge = lazy(async () => ({ default: (await import('./FrameBridge')).FrameBridge }))

const BlockInView = lazy(async () => ({ default: (await import('./BlockInView')).BlockInView }))

/** In the form of a document that is previewed on its site: opens the block that the URL names, and connects it to the live preview, while that is open. */
export function VisualEditing() {
  const { isLivePreviewing, url } = useLivePreviewContext()
  useNamedSizes()
  const isNamed = useSearchParams().has(PLACE_PARAM)
  const isConnected = isLivePreviewing && typeof url === 'string' && URL.canParse(url)
  return (
    <Suspense>
      {isNamed && <BlockInView />}
      {isConnected && <FrameBridge url={url} />}
    </Suspense>
  )
}
