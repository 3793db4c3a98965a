'use client'

import { useConfig, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import type { MouseEvent } from 'react'

import { focusField } from '@/src/upstream/payload/focus-field'
import { pathInForm, tabOf } from '@/src/admin/document/place-in-form'
import type { TranslationField } from './read-translation'
import { SourceChange } from './SourceChange'
import type { TranslationTexts } from './texts'

const MAX_SHOWN = 8

type Props = {
  fields: readonly TranslationField[]
  texts: TranslationTexts
  /** Whether the form shows the language of the translations, so that each can be gone to. */
  isInForm: boolean
}

/** Opens the tab and the rows that a text is in. */
function useFieldOpener() {
  const { getFields } = useForm()
  const { collectionSlug = '' } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  return (element: Element, path: string) => {
    const form = element.closest('form')
    const fields = getEntityConfig({ collectionSlug })?.fields ?? []
    if (form) void focusField(form, { path: pathInForm(getFields(), path), tab: tabOf(fields, path, i18n) })
  }
}

function Place({ field, isInForm }: { field: TranslationField; isInForm: boolean }) {
  const open = useFieldOpener()
  const place = [...field.place, field.label].join(' · ')
  if (!isInForm) return <strong>{place}</strong>
  const follow = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    open(event.currentTarget, field.path)
  }
  return (
    <a href={`#field-${field.path.replaceAll('.', '__')}`} onClick={follow}>
      {place}
    </a>
  )
}

/**
 * The texts of a language that need something: in its own form all, each with a link to its field; in the form of another
 * those that are outdated. With what has changed in the source since.
 */
export function OpenTexts({ fields, texts, isInForm }: Props) {
  const states: readonly TranslationField['state'][] = isInForm
    ? ['missing', 'outdated', 'unreviewed']
    : ['outdated']
  const open = fields.filter(({ state }) => states.includes(state))
  if (open.length === 0) return null
  return (
    <ul>
      {open.slice(0, MAX_SHOWN).map((field) => (
        <li key={field.path}>
          <Place {...{ field, isInForm }} />{' '}
          <span className={`gevel-translation__state gevel-translation__state--${field.state}`}>
            {texts.states[field.state]}
          </span>
          <SourceChange {...{ field, texts }} />
        </li>
      ))}
      {open.length > MAX_SHOWN && <li>{texts.more(open.length - MAX_SHOWN)}</li>}
    </ul>
  )
}
