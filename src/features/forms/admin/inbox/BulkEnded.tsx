import { Button } from '@payloadcms/ui'
import type { Ref } from 'react'

import type { Locale } from '@/src/lib/constants'
import { documentHref } from '@/src/routing/admin-paths'
import type { Ended } from './bulk-calls'
import type { SubmissionBulkTexts } from './bulk-texts'

type Props = {
  ended: Ended
  language: Locale
  texts: SubmissionBulkTexts
  ref: Ref<HTMLElement>
  onClose: () => void
}

/** How a bulk change ended, for each submission that was rejected why; until it is closed. */
export function BulkEnded({ ended, language, texts, ref, onClose }: Props) {
  const { action, counts, rejected, untried, problem } = ended
  const isWrong = rejected.length > 0 || untried > 0
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={`gevel-bulk__result${isWrong ? ' gevel-bulk__result--rejected' : ''}`}
      aria-label={texts.results[action](counts.done)}
    >
      {counts.done > 0 && <p>{texts.results[action](counts.done)}</p>}
      {counts.unchanged > 0 && <p>{texts.unchanged(counts.unchanged)}</p>}
      {rejected.length > 0 && (
        <>
          <p>{texts.rejected(rejected.length)}</p>
          <ul>
            {rejected.map(({ id, summary, reason }) => (
              <li key={id}>
                {summary === null ? (
                  <em>{texts.noSummary}</em>
                ) : (
                  <a href={documentHref(language, 'form-submissions', id)}>{summary}</a>
                )}
                : {reason}
              </li>
            ))}
          </ul>
        </>
      )}
      {untried > 0 && (
        <p>
          {texts.untried(untried)} {problem ?? texts.failed}
        </p>
      )}
      <Button buttonStyle="secondary" size="small" margin={false} onClick={onClose}>
        {texts.close}
      </Button>
    </section>
  )
}
