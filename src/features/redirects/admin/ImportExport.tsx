'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { Button, toast, useAuth, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'

import { toLocale } from '@/src/i18n/locale-texts'
import { panelHref } from '@/src/api-client/panel-href'
import { DryRun } from './DryRun'
import type { Report } from './upload-csv'
import { CSV_TEXTS } from './texts'

const EXPORT = panelHref('/api/admin/redirects/export')

/** Imports a CSV file of redirects after a dry run, and exports all redirects. */
export function ImportExport() {
  const { selectedTenantID } = useTenantSelection()
  const { permissions } = useAuth()
  const { i18n } = useTranslation()
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const importButton = useRef<HTMLButtonElement>(null)
  const [dryRun, setDryRun] = useState<{ text: string; report: Report } | null>(null)
  const [busy, setBusy] = useState(false)
  const language = toLocale(i18n.language)
  const texts = CSV_TEXTS[language]
  if (!selectedTenantID) return null
  const tenant = String(selectedTenantID)

  const close = () => {
    setDryRun(null)
    importButton.current?.focus()
  }

  const send = async (text: string, apply: boolean) => {
    setBusy(true)
    try {
      const { uploadCsv } = await import('./upload-csv')
      const report = await uploadCsv(tenant, text, apply)
      if (!report.applied) return setDryRun({ text, report })
      close()
      toast.success(texts.done)
      router.refresh()
    } catch {
      toast.error(texts.failed)
    } finally {
      setBusy(false)
    }
  }

  const choose = async (file: File | undefined) => {
    if (file) await send(await file.text(), false)
    // Otherwise choosing the same file again, corrected, fires no change event.
    if (input.current) input.current.value = ''
  }

  return (
    <div className="gevel-import-export">
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      {permissions?.collections?.redirects?.create && (
        <Button
          size="small"
          margin={false}
          buttonStyle="secondary"
          ref={importButton}
          // Not disabled while uploading, because a disabled button loses the focus.
          onClick={() => !busy && input.current?.click()}
        >
          {texts.importing}
        </Button>
      )}
      <Button el="anchor" url={EXPORT} size="small" margin={false} buttonStyle="secondary">
        {texts.exporting}
      </Button>
      {dryRun && (
        <DryRun
          report={dryRun.report}
          language={language}
          busy={busy}
          onApply={() => void send(dryRun.text, true)}
          onCancel={close}
        />
      )}
    </div>
  )
}
