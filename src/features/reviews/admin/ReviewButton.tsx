'use client'

import { useLocale, useTranslation } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useRef, useState } from 'react'

import { latePart } from '@/src/admin/late-part'
import { SidePanelButton } from '@/src/admin/side-panel/SidePanelButton'
import { toLocale } from '@/src/i18n/locale-texts'
import type { ScheduledCollection } from '@/src/platform/database/schedule-column'
import { REVIEW_PARAMETER } from '../rules/review'
import type { Known, Reader } from './reader'
import { BUTTON_TEXTS } from './texts'

/** Its code is loaded when somebody opens it, not with every form. */
const ReviewPanel = latePart(() => import('./ReviewPanel').then((module) => module.ReviewPanel))

type Props = {
  collection: ScheduledCollection
  document: string
  newest: readonly Known[]
  reader: Reader
}

/** What the button says: what somebody can do now, or what they wait for. */
function nameOf(
  known: Known | undefined,
  { id, mayPublish, mayWrite }: Reader,
): keyof typeof BUTTON_TEXTS.nl {
  const isOwn = known?.requester === id
  if (known?.state === 'open') return isOwn || !mayPublish ? 'asked' : 'decide'
  if (known?.state === 'sentBack' && isOwn) return 'sentBack'
  if (known?.state === 'approved' && isOwn) return 'approved'
  return mayWrite && !mayPublish ? 'ask' : 'review'
}

/** Opens the review of the language that is edited, beside the form. */
export function ReviewButton({ collection, document, newest, reader }: Props) {
  const language = toLocale(useTranslation().i18n.language)
  const locale = toLocale(useLocale().code)
  const asked = useSearchParams().get(REVIEW_PARAMETER)
  const [known, setKnown] = useState(newest)
  const button = useRef<HTMLButtonElement>(null)
  const current = known.find((each) => each.locale === locale)
  return (
    <SidePanelButton
      button={button}
      name={`review ${document}`}
      isAsked={asked !== null}
      panel={(close) => (
        <ReviewPanel
          key={locale}
          {...{ collection, document, language, locale, reader }}
          review={current?.id ?? null}
          onChange={(changed) => setKnown([changed, ...known.filter((each) => each.locale !== locale)])}
          onClose={close}
        />
      )}
    >
      {BUTTON_TEXTS[language][nameOf(current, reader)]}
    </SidePanelButton>
  )
}
