'use client'

import { useLivePreviewContext } from '@payloadcms/ui'
import { lazy, Suspense } from 'react'

import { useNamedSizes } from '@/src/upstream/payload/preview-sizes'

const FrameBridge = lazy(async () => ({ default: (await import('./FrameBridge')).FrameBridge }))

/** In the form of a document that is previewed on its site: connects it to the live preview, while that is open. */
export function VisualEditing() {
  const { isLivePreviewing, url } = useLivePreviewContext()
  useNamedSizes()
  return isLivePreviewing && typeof url === 'string' && URL.canParse(url) ? (
    <Suspense>
      <FrameBridge url={url} />
    </Suspense>
  ) : null
}
