'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { Button, useSelection } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { latePart } from '@/src/admin/late-part'
import type { Locale } from '@/src/lib/constants'
import { FILING_TEXTS } from './texts'

const FilingDialog = latePart(() => import('./FilingDialog').then((module) => module.FilingDialog))

/** In the list of images: a button for the folder and tags of the selected ones, and how that ended. */
export function FileImages({ language }: { language: Locale }) {
  const texts = FILING_TEXTS[language]
  const { selectAll, selectedIDs, toggleAll } = useSelection()
  const { selectedTenantID } = useTenantSelection()
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [result, setResult] = useState('')
  // Of what is selected on other pages of the list, the browser has no ids.
  const isKnown = selectedIDs.length > 0 && selectAll !== 'allAvailable'
  return (
    <div className="gevel-library__filing">
      {isKnown && selectedTenantID && (
        <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      )}
      <output>{result}</output>
      {isOpen && selectedTenantID && (
        <FilingDialog
          ids={selectedIDs.map(String)}
          tenant={String(selectedTenantID)}
          language={language}
          onDone={({ changed, unchanged }) => {
            setResult(texts.done(changed, unchanged))
            toggleAll()
            router.refresh()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
