'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { Fragment, useEffect, useEffectEvent } from 'react'

import { localeName, toLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import type { InvalidField } from './find-invalid'
import { hashOf, type RejectedLanguage } from './use-rejected-languages'

const hrefOf = (locale: Locale, field: InvalidField): string => `?locale=${locale}${hashOf(field)}`

/**
 * Follows the links before Payload asks whether to leave a form with invalid fields: these lead to where they are mended,
 * and the draft is saved.
 */
function useLinks(): void {
  const router = useRouter()
  const follow = useEffectEvent((event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey } = event
    const link = target instanceof Element ? target.closest('a[data-language]') : null
    if (!link || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    router.push(link.getAttribute('href') ?? '')
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => follow(event)
    window.addEventListener('click', listen, true)
    return () => window.removeEventListener('click', listen, true)
  }, [])
}

/** What kept other languages from being published, each with a link to its field in its language. */
export function OtherLanguages({ languages }: { languages: readonly RejectedLanguage[] }) {
  const language = toLocale(useTranslation().i18n.language)
  useLinks()
  return languages.map(({ locale, fields }) => (
    <Fragment key={locale}>
      <h3>{localeName(locale, language)}</h3>
      <ul>
        {fields.map((field) => (
          <li key={field.path}>
            <a data-language={locale} href={hrefOf(locale, field)}>
              {field.label || field.message}
            </a>
            {field.label && `: ${field.message}`}
          </li>
        ))}
      </ul>
    </Fragment>
  ))
}
