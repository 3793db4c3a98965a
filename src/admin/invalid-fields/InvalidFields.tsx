'use client'

import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useFormSubmitted,
  useTranslation,
} from '@payloadcms/ui'
import { type MouseEvent, useEffect, useId, useRef } from 'react'

import { type LocaleTexts, toLocale } from '@/src/i18n/locale-texts'
import { focusField } from '@/src/upstream/payload/focus-field'
import { findInvalid, type InvalidField } from './find-invalid'

const TEXTS = {
  nl: {
    heading: (count: number) =>
      count === 1 ? 'Eén veld klopt nog niet' : `${count} velden kloppen nog niet`,
  },
  en: {
    heading: (count: number) =>
      count === 1 ? 'One field is not valid yet' : `${count} fields are not valid yet`,
  },
} as const satisfies LocaleTexts<unknown>

/** What keeps a document from being saved, at the top of its form, from a rejected save until one is accepted. */
export function InvalidFields() {
  const fields = useInvalidFields()
  useKeptRejection(fields)
  return useFormSubmitted() ? <InvalidFieldList fields={fields} /> : null
}

/** An automatic save validates nothing, yet makes Payload forget what a save of the person was rejected for. */
function useKeptRejection(fields: readonly InvalidField[]): void {
  const submitted = useFormSubmitted()
  const processing = useFormProcessing()
  const { dispatchFields, setSubmitted } = useForm()
  const kept = useRef<readonly InvalidField[] | null>(null)
  useEffect(() => {
    // Only a save of the person blocks the form.
    if (processing) kept.current = null
    else if (submitted) kept.current = fields
    else if (kept.current) {
      for (const { path, message } of kept.current)
        dispatchFields({ type: 'UPDATE', path, valid: false, errorMessage: message })
      setSubmitted(true)
    }
  }, [dispatchFields, fields, processing, setSubmitted, submitted])
}

function useInvalidFields(): InvalidField[] {
  const [state] = useAllFormFields()
  const { collectionSlug = '' } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const collection = getEntityConfig({ collectionSlug })
  return findInvalid({ state, blocks: config.blocksMap, i18n }, collection?.fields ?? [])
}

/** Whether a save has just been rejected: true until `done` is called. */
function useRejection(): { isNew: () => boolean; done: () => void; processing: boolean } {
  const processing = useFormProcessing()
  const pending = useRef(true)
  useEffect(() => {
    if (processing) pending.current = true
  }, [processing])
  return { isNew: () => pending.current, done: () => (pending.current = false), processing }
}

function InvalidFieldList({ fields }: { fields: readonly InvalidField[] }) {
  const { i18n } = useTranslation()
  const { isNew, done, processing } = useRejection()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // Focus moves here once for each rejected save, and so it is read aloud once; corrections shorten the list silently.
  useEffect(() => {
    if (processing || fields.length === 0 || !isNew()) return
    done()
    heading.current?.focus()
  })
  if (fields.length === 0) return null
  const follow = (field: InvalidField) => (event: MouseEvent) => {
    event.preventDefault()
    const form = heading.current?.closest('form')
    if (form) void focusField(form, field)
  }
  return (
    <section className="gevel-invalid" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {TEXTS[toLocale(i18n.language)].heading(fields.length)}
      </h2>
      <ul>
        {fields.map((field) => (
          <li key={field.path}>
            <a href={`#field-${field.path.replaceAll('.', '__')}`} onClick={follow(field)}>
              {field.label || field.message}
            </a>
            {field.label && `: ${field.message}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
