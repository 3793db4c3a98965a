'use client'

import { useLocale } from '@payloadcms/ui'
import { useState } from 'react'

import { Dialog, type Refusal } from '@/src/admin/dialog/Dialog'
import { usageFormat } from '@/src/features/assistant/rules/usage-format'
import { localeName, toLocale } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'
import {
  type Estimate,
  estimateTranslation,
  reasonOf,
  startTranslation,
  type Translation,
} from './bulk-calls'
import type { BulkTexts, Kind } from './texts'

type Props = {
  count: number
  kind: Kind
  language: Locale
  texts: BulkTexts
  tenant: string
  idsOf: () => Promise<string[]>
  onStarted: (documents: number) => void
  onClose: () => void
}

type Estimated = { work: Translation; estimate: Estimate }

/** Asks into which language the selected documents are translated, then what that costs, and starts it. */
export function TranslateDialog(props: Props) {
  const { count, kind, language, texts, tenant, idsOf, onStarted, onClose } = props
  const edited = toLocale(useLocale().code)
  const proposed = LOCALES.find((locale) => locale !== edited) ?? edited
  const [estimated, setEstimated] = useState<Estimated | null>(null)
  const submit = async (wanted: string): Promise<Refusal | null> => {
    try {
      if (estimated) {
        onStarted(await startTranslation(tenant, estimated.work))
        return null
      }
      const to = toLocale(wanted)
      const from = LOCALES.find((locale) => locale !== to) ?? to
      const work = { from, to, ids: await idsOf() }
      const estimate = await estimateTranslation(tenant, work)
      if (estimate.documents === 0) return { message: texts.nothing }
      setEstimated({ work, estimate })
      return { message: '' }
    } catch (error) {
      return { message: (await reasonOf(error)) ?? texts.failed }
    }
  }
  const { documents = 0, texts: found = 0, cost = null, currency = '' } = estimated?.estimate ?? {}
  const money = estimated && cost !== null ? usageFormat(language, currency).cost(cost) : null
  return (
    <Dialog
      heading={texts.headings.translate(count, kind)}
      labels={{
        submit: estimated ? texts.submit.translate : texts.buttons.translate,
        ...{ cancel: texts.cancel, failed: texts.failed },
      }}
      onSubmit={(valueOf) => submit(valueOf('to'))}
      onClose={onClose}
    >
      {estimated ? (
        <output>{texts.expected(documents, found, money)}</output>
      ) : (
        <fieldset className="gevel-dialog__options gevel-bulk__locales">
          <legend>{texts.translateTo}</legend>
          {LOCALES.map((locale) => (
            <label key={locale}>
              <input type="radio" name="to" value={locale} defaultChecked={locale === proposed} />{' '}
              {localeName(locale, language)}
            </label>
          ))}
        </fieldset>
      )}
    </Dialog>
  )
}
