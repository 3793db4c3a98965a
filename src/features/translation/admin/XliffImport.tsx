'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'

import type { Data } from '@/src/api-client/types'
import type { Locale } from '@/src/lib/constants'
import { EXCHANGE_TEXTS } from './exchange-texts'
import { FilePicker } from './FilePicker'
import { reasonOf } from './reason'
import type { Proposal, Subject } from './read-translation'

type Compared = Data<'/api/admin/translations/xliff', 'post'>[number]

/** What of a file fits the document as it is now. Nothing is saved. */
async function compareFile({ id, from, to, tenant }: Subject, file: File): Promise<Compared | null> {
  const { panelApi } = await import('@/src/api-client/panel')
  const body = new FormData()
  body.append('file', file)
  const query = { dryRun: 'true', document: id, from, to } as const
  const { data } = await panelApi('/api/admin/translations/xliff', { method: 'post', tenant, query, body })
  return data[0] ?? null
}

type Props = { subject: Subject; language: Locale; propose: (proposals: readonly Proposal[]) => void }

/** Takes a translation that was made elsewhere: what fits becomes proposals, what does not is named. */
export function XliffImport({ subject, language, propose }: Props) {
  const texts = EXCHANGE_TEXTS[language]
  const [isBusy, setBusy] = useState(false)
  const [compared, setCompared] = useState<Compared | null>(null)
  const compare = async (file: File) => {
    setBusy(true)
    setCompared(null)
    try {
      const found = await compareFile(subject, file)
      setCompared(found)
      if (found) propose(found.proposals.map((one) => ({ ...one, match: 100, change: null, origin: 'file' })))
      else toast.error(texts.nothing)
    } catch (error) {
      toast.error((await reasonOf(error)) ?? texts.failed)
    }
    setBusy(false)
  }
  return (
    <div className="gevel-translations__report">
      <p className="gevel-translation__model">
        <FilePicker accept=".xlf,.xliff" isBusy={isBusy} onPick={(file) => void compare(file)}>
          {texts.importXliff}
        </FilePicker>
        <output>{compared && texts.compared(compared.proposals.length, compared.refused.length)}</output>
      </p>
      {compared && compared.refused.length > 0 && (
        <ul>
          {compared.refused.map(({ segment, message }) => (
            <li key={segment}>
              <code>{segment}</code> {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
