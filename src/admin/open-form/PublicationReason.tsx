'use client'

import { toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { VersionNameDialog } from '@/src/admin/document/VersionNameDialog'
import { isVersioned, type VersionedCollection } from '@/src/features/document-versions/rules/versioned'
import { toLocale } from '@/src/i18n/locale-texts'
import { OPEN_FORM_TEXTS } from './texts'

type Version = { id: string; name: string | null }

/** The version that was published last; null without one. */
async function readPublished(collection: VersionedCollection, document: string): Promise<Version | null> {
  const { panelApi } = await import('@/src/api-client/panel')
  const { data } = await panelApi(`/api/admin/${collection}/{uuid}/versions`, {
    params: { uuid: document },
    query: { limit: 20 },
  })
  return data.find(({ state, autosaved }) => state !== 'draft' && !autosaved) ?? null
}

/** Asks why the document was published just now; the answer is the name of its version. */
export function PublicationReason({ onClose }: { onClose: () => void }) {
  const { id, collectionSlug = '' } = useDocumentInfo()
  const { reason, reasonSaved, failed } = OPEN_FORM_TEXTS[toLocale(useTranslation().i18n.language)]
  const [version, setVersion] = useState<Version | null>(null)
  const collection = isVersioned(collectionSlug) ? collectionSlug : null
  const document = String(id)
  useEffect(() => {
    let isCurrent = true
    const give = (found: Version | null) => {
      if (!isCurrent) return
      if (found) return setVersion(found)
      toast.error(failed)
      onClose()
    }
    const load = collection ? readPublished(collection, document) : Promise.resolve(null)
    void load.then(give, () => give(null))
    return () => {
      isCurrent = false
    }
    // One version is named; what is published later has its own.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  if (!collection || !version) return null
  const onNamed = () => toast.success(reasonSaved)
  return <VersionNameDialog heading={reason} {...{ collection, document, version, onNamed, onClose }} />
}
