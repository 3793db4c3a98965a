'use client'

import { Button } from '@payloadcms/ui'
import { type Ref, useId } from 'react'

import { localeName } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'
import type { ScheduledCollection } from '@/src/platform/database/schedule-column'
import { adminHref, documentHref } from '@/src/routing/admin-paths'
import { BULK_OUTCOMES, EVERY_LOCALE } from '../rules/bulk-change'
import type { Rejected, Result } from './bulk-calls'
import { MOVE_TEXTS } from './move-texts'
import type { BulkTexts } from './texts'
import type { Kept } from './use-result'

type Part = {
  language: Locale
  texts: BulkTexts
  collection: ScheduledCollection
}

function headingOf({ action, locale, to }: Result, { language, texts }: Part): string {
  if (action === 'trash') return texts.results.trash
  const place = to ? MOVE_TEXTS[language].within(to.below, to.hostname) : ''
  return `${texts.results[action]}${place}${texts.within[locale]}`
}

/** A document that was rejected, with a link to its form in the language that it is about. */
function RejectedItem({ document, result, part }: { document: Rejected; result: Result; part: Part }) {
  const { language, texts, collection } = part
  const own = LOCALES.find((locale) => locale === (document.locale ?? result.locale))
  const href = `${documentHref(language, collection, document.id)}${own ? `?locale=${own}` : ''}`
  const within = result.locale === EVERY_LOCALE && document.locale
  return (
    <li>
      {document.title === null ? <em>{texts.untitled}</em> : <a href={href}>{document.title}</a>}:{' '}
      {within && `${localeName(within, language)}: `}
      {document.reason}
    </li>
  )
}

function Ended({ result, part }: { result: Result; part: Part }) {
  const { texts } = part
  const outcomes = texts.outcomes[result.action]
  const said = BULK_OUTCOMES.filter((outcome) => result.counts[outcome] > 0)
  return (
    <>
      {said.map((outcome) => (
        <p key={outcome}>{outcomes[outcome](result.counts[outcome])}</p>
      ))}
      {result.rejected.length > 0 && (
        <ul>
          {result.rejected.map((document) => (
            <RejectedItem key={document.id} {...{ document, result, part }} />
          ))}
        </ul>
      )}
      {result.untried > 0 && (
        <p>
          {texts.untried(result.untried)} {result.problem ?? texts.failed}
        </p>
      )}
    </>
  )
}

type Props = Part & {
  result: Kept
  ref: Ref<HTMLElement>
  onClose: () => void
}

/** How a bulk change ended, for each document that was rejected why; until it is closed. */
export function BulkResult({ result, ref, onClose, ...part }: Props) {
  const { language, texts } = part
  const id = useId()
  const isWrong = 'change' in result && (result.change.counts.rejected > 0 || result.change.untried > 0)
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={`gevel-bulk__result${isWrong ? ' gevel-bulk__result--rejected' : ''}`}
      aria-labelledby={id}
    >
      {'change' in result ? (
        <>
          <h2 id={id}>{headingOf(result.change, part)}</h2>
          <Ended result={result.change} part={part} />
        </>
      ) : (
        <>
          <h2 id={id}>{texts.started(result.translating)}</h2>
          <p>
            <a href={adminHref(language, '/translations')}>{texts.follow}</a>
          </p>
        </>
      )}
      <Button buttonStyle="secondary" size="small" margin={false} onClick={onClose}>
        {texts.close}
      </Button>
    </section>
  )
}
