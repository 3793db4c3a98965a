'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useAuth, useListDrawerContext } from '@payloadcms/ui'

import { latePart, serverPart } from '@/src/admin/late-part'

const load = () => import('./UploadFiles').then((module) => module.UploadFiles)
const InScreen = serverPart(load)
/** The form around a drawer does not wait for the code. */
const InDrawer = latePart(load)

/** Above the list of images, for whoever may add some; its code is loaded with that list only. */
export function UploadSlot() {
  const { permissions } = useAuth()
  const { selectedTenantID } = useTenantSelection()
  const { isInDrawer } = useListDrawerContext()
  if (!selectedTenantID || !permissions?.collections?.media?.create) return null
  const UploadFiles = isInDrawer ? InDrawer : InScreen
  return <UploadFiles key={selectedTenantID} tenant={String(selectedTenantID)} />
}
