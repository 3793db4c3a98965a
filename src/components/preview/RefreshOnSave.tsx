'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}
/** In a tab of its own, nobody listens. */
const hasEditView = (): boolean => window.parent !== window || window.opener !== null

/** Refreshes the preview whenever the edit view that frames or opened it saves. @param origin of the panel */
export function RefreshOnSave({ origin }: { origin: string }) {
  const router = useRouter()
  const isConnected = useSyncExternalStore(neverChanges, hasEditView, () => false)
  return isConnected ? <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={origin} /> : null
}
