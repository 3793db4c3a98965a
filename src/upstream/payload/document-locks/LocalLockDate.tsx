/**
 * Defect: the dialog of a locked document shows since when somebody is editing it in American English, in every language.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: LocalLockDate.test.ts "Payload writes the date of a lock in American English" fails
 */
'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import { type ReactNode, useEffect } from 'react'

import { parseAmericanDate } from '@/src/lib/american-date'

/** The last of the two sentences of the dialog. */
const DATE = '.document-locked__content p:last-of-type > strong'

/** Writes the date in the language of the reader, again after every change of the page. It is in their time zone already. */
export function LocalLockDate({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const pattern = config.admin.dateFormat
  useEffect(() => {
    const translate = () => {
      const text = document.querySelector(DATE)?.firstChild
      const date = parseAmericanDate(text?.nodeValue ?? '')
      if (text && date) text.nodeValue = formatDate({ date, i18n, pattern })
    }
    const observer = new MutationObserver(translate)
    observer.observe(document.body, { characterData: true, childList: true, subtree: true })
    return () => observer.disconnect()
  }, [i18n, pattern])
  return children
}
