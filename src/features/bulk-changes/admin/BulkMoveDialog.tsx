'use client'

import { useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { Dialog, type Refusal, type ValueOf } from '@/src/admin/dialog/Dialog'
import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import { Field } from '@/src/admin/dialog/Field'
import { Select } from '@/src/admin/dialog/Select'
import { localeName, toLocale } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { HttpError } from '@/src/platform/http/http-error'
import { type Domain, domainsOf, type Move } from './bulk-calls'
import { MOVE_TEXTS } from './move-texts'
import type { BulkTexts, Kind } from './texts'

type Props = {
  count: number
  kind: Kind
  language: Locale
  texts: BulkTexts
  tenant: string
  onSubmit: (move: Move) => Promise<void>
  onClose: () => void
}

/** The domains with a language; null until they are known. */
function useDomains(tenant: string, locale: Locale): Domain[] | null {
  const [loaded, setLoaded] = useState<{ locale: Locale; domains: Domain[] } | null>(null)
  useEffect(() => {
    let isCurrent = true
    const show = (domains: Domain[]) => isCurrent && setLoaded({ locale, domains })
    domainsOf(tenant, locale).then(show, () => show([]))
    return () => {
      isCurrent = false
    }
  }, [tenant, locale])
  return loaded?.locale === locale ? loaded.domains : null
}

/** Asks below which path the selected pages go, on which domain and in which language. */
export function BulkMoveDialog({ count, kind, language, texts, tenant, onSubmit, onClose }: Props) {
  const moveTexts = MOVE_TEXTS[language]
  const own = toLocale(useLocale().code)
  const [locale, setLocale] = useState(own)
  const domains = useDomains(tenant, locale)
  const submit = async (valueOf: ValueOf): Promise<Refusal | null> => {
    const domain = domains?.find(({ id }) => id === valueOf('domain')) ?? domains?.[0]
    if (!domain) return { message: moveTexts.noDomain }
    try {
      const leaveRedirects = valueOf('redirects') !== ''
      await onSubmit({ locale, domain, below: valueOf('below'), leaveRedirects })
      return null
    } catch (error) {
      if (error instanceof HttpError) return refusalOf(error, ['below'], texts.failed)
      return { message: error instanceof Error ? error.message : texts.failed }
    }
  }
  return (
    <Dialog
      heading={texts.headings.move(count, kind)}
      labels={{ submit: texts.submit.move, cancel: texts.cancel, failed: texts.failed }}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{texts.effect.move(count)}</p>
      <Field name="below" label={moveTexts.below} explanation={moveTexts.belowHint}>
        {(control) => <input {...control} type="text" defaultValue="" />}
      </Field>
      {domains && domains.length > 0 && (
        <Select
          key={locale}
          name="domain"
          label={moveTexts.domain}
          value={domains[0]?.id ?? ''}
          options={domains.map(({ id, hostname }) => ({ id, name: hostname }))}
        />
      )}
      {domains?.length === 0 && <output>{moveTexts.noDomain}</output>}
      <fieldset className="gevel-dialog__options gevel-bulk__locales">
        <legend>{moveTexts.language}</legend>
        {LOCALES.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="locale"
              value={each}
              checked={locale === each}
              onChange={() => setLocale(each)}
            />{' '}
            {localeName(each, language)}
          </label>
        ))}
      </fieldset>
      <div className="gevel-dialog__options">
        <label>
          <input type="checkbox" name="redirects" defaultChecked /> {moveTexts.redirects}
        </label>
      </div>
    </Dialog>
  )
}
