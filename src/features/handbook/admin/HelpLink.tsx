'use client'

import { usePathname } from 'next/navigation'

import type { Locale } from '@/src/lib/constants'
import { adminHref, parseAdminPath, toPayloadAdminPath } from '@/src/routing/admin-paths'
import { chapterOf } from '../rules/chapter-slugs'
import { HANDBOOK_TEXTS } from './texts'

/** A new tab, so that what is being typed stays where it is. */
export function HelpLink({ language }: { language: Locale }) {
  const { help, newTab } = HANDBOOK_TEXTS[language]
  const path = parseAdminPath(usePathname())?.path ?? ''
  const chapter = chapterOf(toPayloadAdminPath(path) ?? path)
  return (
    <a
      className="gevel-help"
      href={adminHref(language, `/help/${chapter}`)}
      target="_blank"
      rel="noreferrer"
      aria-label={newTab}
      title={newTab}
    >
      <span aria-hidden="true">?</span>
      <span aria-hidden="true" className="gevel-help__word">
        {help}
      </span>
    </a>
  )
}
