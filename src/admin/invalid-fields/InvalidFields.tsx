'use client'

import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useFormSubmitted,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import type { FormState } from 'payload'
import { type MouseEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'

import { formPlaces } from '@/src/admin/document/form-places'
import { type LocaleTexts, localeName, toLocale } from '@/src/i18n/locale-texts'
import { focusField } from '@/src/upstream/payload/focus-field'
import { useModifiedAfterRejection } from '@/src/upstream/payload/rejected-saves'
import { useAccountFields, useRequiredFields } from '@/src/upstream/payload/account-form'
import { useKeepRejection } from '@/src/upstream/payload/rejected-saves/KeptRejections'
import { findInvalid, type InvalidField } from './find-invalid'
import { OtherLanguages } from './OtherLanguages'
import { arrivesAtField, hashOf, type RejectedLanguage, useRejectedLanguages } from './use-rejected-languages'

const TEXTS = {
  nl: {
    heading: (count: number) =>
      count === 1 ? 'Eén veld klopt nog niet' : `${count} velden kloppen nog niet`,
    nothing: 'Er is in geen enkele taal iets gepubliceerd.',
  },
  en: {
    heading: (count: number) =>
      count === 1 ? 'One field is not valid yet' : `${count} fields are not valid yet`,
    nothing: 'Nothing was published in any language.',
  },
} as const satisfies LocaleTexts<unknown>

/** The fields of this form, in a state of it. */
function useFormPlaces() {
  const { collectionSlug = '' } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const fields = getEntityConfig({ collectionSlug })?.fields ?? []
  return (state: FormState) => formPlaces({ state, blocks: config.blocksMap, i18n }, fields)
}

/** What keeps a document from being saved, at the top of its form, from a rejected save until one is accepted. */
export function InvalidFields() {
  useModifiedAfterRejection()
  useRequiredFields(useFormPlaces())
  const fields = useInvalidFields()
  const kept = useKeptRejection(fields)
  const submitted = useFormSubmitted()
  const processing = useFormProcessing()
  useKeepRejection(submitted && !processing, fields)
  const languages = useRejectedLanguages(kept)
  const isListed = kept !== null || languages.length > 0
  const rejection = useRejection(isListed)
  return isListed && <InvalidFieldList {...{ languages, rejection }} fields={kept ?? []} />
}

/** An invalid field, and the value for which it was rejected, as JSON. */
type Kept = InvalidField & { value: string }

const parsed = (kept: string | null): Kept[] => (kept === null ? [] : (JSON.parse(kept) as Kept[]))
const isOf = (a: Kept, b: Kept): boolean => a.path === b.path && a.message === b.message

/** The invalid fields, each with the value that it had when it was first found invalid. */
const withFirstValues = (current: string, before: string | null): string =>
  JSON.stringify(parsed(current).map((field) => parsed(before).find((kept) => isOf(kept, field)) ?? field))

/**
 * An automatic save validates nothing, yet makes Payload forget what a save of the person was rejected for.
 * @returns the fields to list; null when no save is rejected
 */
function useKeptRejection(fields: readonly InvalidField[]): readonly InvalidField[] | null {
  const submitted = useFormSubmitted()
  const processing = useFormProcessing()
  const { dispatchFields, getField, setSubmitted } = useForm()
  const [kept, setKept] = useState<string | null>(null)
  const valueOf = (path: string) => JSON.stringify(getField(path)?.value ?? null)
  const current = JSON.stringify(fields.map((field): Kept => ({ ...field, value: valueOf(field.path) })))
  // Only a save of the person blocks the form.
  const next = processing ? null : submitted ? withFirstValues(current, kept) : kept
  if (next !== kept) setKept(next)
  const isForgotten = !processing && !submitted && next !== null
  const reject = useEffectEvent(() => {
    for (const { path, message, value } of parsed(kept))
      if (value === valueOf(path))
        dispatchFields({ type: 'UPDATE', path, valid: false, errorMessage: message })
    setSubmitted(true)
  })
  // Before the browser paints, so that the list stays where it is.
  useLayoutEffect(() => {
    if (isForgotten) reject()
  }, [isForgotten])
  if (submitted) return fields
  return kept === null ? null : parsed(kept)
}

function useInvalidFields(): InvalidField[] {
  const [state] = useAllFormFields()
  const { collectionSlug = '' } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const collection = getEntityConfig({ collectionSlug })
  const own = useAccountFields()
  return findInvalid({ state, blocks: config.blocksMap, i18n }, collection?.fields ?? [], own)
}

type Rejection = {
  isNew: () => boolean
  done: () => void
  processing: boolean
}

/** Whether a save of the person has just been rejected: true until `done` is called. */
function useRejection(isListed: boolean): Rejection {
  const processing = useFormProcessing()
  const pending = useRef(true)
  useEffect(() => {
    if (processing || !isListed) pending.current = true
  }, [isListed, processing])
  return { isNew: () => pending.current, done: () => (pending.current = false), processing }
}

type ListProps = {
  fields: readonly InvalidField[]
  /** What kept other languages from being published together with this one. */
  languages: readonly RejectedLanguage[]
  rejection: Rejection
}

function InvalidFieldList({ fields, languages, rejection: { isNew, done, processing } }: ListProps) {
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const count = languages.reduce((sum, one) => sum + one.fields.length, fields.length)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // Focus moves here once for each rejected save, and so it is read aloud once; corrections shorten the list silently.
  useEffect(() => {
    if (processing || count === 0 || !isNew()) return
    done()
    if (!arrivesAtField()) heading.current?.focus()
  })
  if (count === 0) return null
  const texts = TEXTS[toLocale(i18n.language)]
  const follow = (field: InvalidField) => (event: MouseEvent) => {
    event.preventDefault()
    const form = heading.current?.closest('form')
    if (form) void focusField(form, field)
  }
  return (
    <section className="gevel-invalid" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {texts.heading(count)}
      </h2>
      {languages.length > 0 && <p>{texts.nothing}</p>}
      {languages.length > 0 && fields.length > 0 && (
        <h3>{localeName(toLocale(code), toLocale(i18n.language))}</h3>
      )}
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field.path}>
              <a href={hashOf(field)} onClick={follow(field)}>
                {field.label || field.message}
              </a>
              {field.label && `: ${field.message}`}
            </li>
          ))}
        </ul>
      )}
      <OtherLanguages languages={languages} />
    </section>
  )
}
