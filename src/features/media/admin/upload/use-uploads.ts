import { useEffect, useMemo, useSyncExternalStore } from 'react'

import { lostNames, NONE } from './not-sent'
import { allUploads, subscribe } from './upload-queue'
import { isUnsent, unsavedTexts, type Upload } from './uploads'

const NO_UPLOADS: readonly Upload[] = []

/** The files of a tenant that were chosen in this tab, and the names of those that were lost when it was left. */
export function useUploads(tenant: string) {
  const all = useSyncExternalStore(subscribe, allUploads, () => NO_UPLOADS)
  const lost = useSyncExternalStore(
    subscribe,
    () => lostNames(tenant),
    () => NONE,
  )
  const uploads = useMemo(() => all.filter((upload) => upload.tenant === tenant), [all, tenant])
  return { uploads, lost }
}

/** Lets the browser ask before the page is left with files that are not sent, or alt texts that are not stored. */
export function useLeaveWarning(uploads: readonly Upload[]): void {
  const isUnfinished = uploads.some((upload) => isUnsent(upload) || unsavedTexts(upload).length > 0)
  useEffect(() => {
    if (!isUnfinished) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnfinished])
}
