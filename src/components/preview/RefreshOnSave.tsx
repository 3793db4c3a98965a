'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'

/** Draws the preview again each time the edit view that frames it has saved. */
export function RefreshOnSave({ origin }: { origin: string }) {
  const router = useRouter()
  return <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={origin} />
}
