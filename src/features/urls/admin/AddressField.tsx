'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { useDocumentInfo, useField, useForm, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useId } from 'react'

import { ADDRESSES, type Address } from '@/src/features/urls/rules/addresses'
import { localeName, toLocale } from '@/src/i18n/locale-texts'
import { isLocale, type Locale } from '@/src/lib/constants'
import { AddressLine } from './AddressLine'
import { OnlineAddresses } from './OnlineAddresses'
import { ADDRESS_TEXTS } from './texts'
import { type Subject, useAddresses } from './use-addresses'
import { useAddressLines } from './use-address-lines'
import { useDebounced } from './use-debounced'

const isValid = () => true as const

/** The page and language that the form is about. */
function useSubject(locale: Locale): Subject {
  const { id } = useDocumentInfo()
  const { selectedTenantID } = useTenantSelection()
  const own = useFormFields(([fields]) => fields.tenant?.value)
  const selected = selectedTenantID ? String(selectedTenantID) : undefined
  const tenant = typeof own === 'string' ? own : selected
  return { locale, id: id ? String(id) : undefined, tenant }
}

const titleIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The addresses of a page in the edited language, one line per domain. */
function AddressesIn({ locale, path, readOnly }: { locale: Locale; path: string; readOnly: boolean }) {
  const { i18n } = useTranslation()
  const language = toLocale(i18n.language)
  const texts = ADDRESS_TEXTS[language]
  const fieldId = useId()
  const { submit } = useForm()
  const { lastUpdateTime } = useDocumentInfo()
  const title = useDebounced(titleIn(useFormFields(([fields]) => fields.title?.value)))
  const subject = useSubject(locale)
  const addresses = useAddresses(subject, title, lastUpdateTime)
  const { value, setValue, showError, errorMessage } = useField<Address[]>({ path, validate: isValid })
  const state = useFormFields(([fields]) => fields[path])
  const { lines, valueOf, type } = useAddressLines(addresses, { value, setValue, state }, readOnly)

  const name = localeName(locale, language)
  const usual = lines.find(({ isUsual, proposal }) => isUsual && proposal !== null)
  // Without an address anywhere the message is about all lines, otherwise about those that were changed.
  const isNowhere = lines.every((line) => valueOf(line) === '')
  const changed = lines.filter((line) => valueOf(line) !== (line.path ?? ''))
  // The message is about the one that was changed, and is shown there.
  const wrongLine = showError && !isNowhere && changed.length === 1 ? changed[0] : undefined
  const errorId = showError && !wrongLine ? `${fieldId}-error` : undefined
  const publishAt = async (domain: string, proposal: string) => {
    type(domain, proposal)
    const overrides = { _status: 'published', [ADDRESSES]: [{ domain, path: proposal }] }
    await submit({ overrides })
  }
  return (
    <fieldset id={`field-${path}`} className="field-type gevel-addresses">
      <legend>{texts.label(name)}</legend>
      {addresses && lines.length === 0 && <p>{texts.noSite(name)}</p>}
      <ul>
        {lines.map((line) => (
          <AddressLine
            key={line.domain}
            line={line}
            subject={subject}
            value={valueOf(line)}
            isPublished={addresses?.isPublished ?? false}
            readOnly={readOnly}
            error={line === wrongLine ? errorMessage : undefined}
            errorId={isNowhere || changed.includes(line) ? errorId : undefined}
            onType={(next) => type(line.domain, next)}
          />
        ))}
      </ul>
      {addresses?.isPublished && lines.length > 0 && lines.every((line) => line.path === null) && (
        <p className="gevel-addresses__warning">{texts.missing}</p>
      )}
      {showError && !wrongLine && (
        <div className="gevel-addresses__warning" id={errorId} role="alert">
          <p>{errorMessage}</p>
          {isNowhere && usual?.proposal && (
            <button
              type="button"
              className="gevel-button"
              onClick={() => void publishAt(usual.domain, usual.proposal ?? '')}
            >
              {texts.usePublishing(usual.proposal)}
            </button>
          )}
        </div>
      )}
      {lines.length > 0 && !readOnly && (
        <small>
          {title === '' ? texts.noTitle : addresses?.isPublished ? texts.helpPublished : texts.help}
        </small>
      )}
      <OnlineAddresses label={texts.others} addresses={addresses?.others ?? []} />
    </fieldset>
  )
}

/** The field “Address” of a page; what was typed belongs to one language. */
export function AddressField({ path, readOnly = false }: JSONFieldClientProps) {
  const { code } = useLocale()
  // In the trash a page has no addresses; it gets those back that are free when it is restored.
  const { isTrashed } = useDocumentInfo()
  return isLocale(code) && !isTrashed ? (
    <AddressesIn key={code} locale={code} path={path} readOnly={readOnly} />
  ) : null
}
