'use client'

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { VersionNameDialog } from '@/src/admin/document/VersionNameDialog'
import { toLocale } from '@/src/i18n/locale-texts'
import type { VersionedCollection } from '../rules/versioned'
import { VERSION_TEXTS } from './texts'

type Props = { collection: VersionedCollection; version: string; name: string | null }

/** Beside the facts of a version: gives it a name. */
export function NameVersion({ collection, version: id, name }: Props) {
  const { id: document } = useDocumentInfo()
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const texts = VERSION_TEXTS[toLocale(useTranslation().i18n.language)]
  const heading = name ? texts.rename : texts.giveName
  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setOpen(true)}>
        {heading}
      </Button>
      {open && (
        <VersionNameDialog
          {...{ heading, collection }}
          document={String(document)}
          version={{ id, name }}
          onNamed={() => router.refresh()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
