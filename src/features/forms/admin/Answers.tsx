import type { ArrayFieldServerProps } from 'payload'

import type { FormSubmission } from '@/payload-types'
import { contactLink } from '@/src/features/forms/rules/contact-link'
import { type LocaleTexts, textIn, toLocale } from '@/src/i18n/locale-texts'

import { Attachments } from './Attachments'

const HEADING: LocaleTexts = { nl: 'Antwoorden', en: 'Answers' }

type Props = Pick<ArrayFieldServerProps, 'i18n'> & { data: Partial<FormSubmission> }

function Answer({ value }: { value: string }) {
  const href = contactLink(value)
  return href ? <a href={href}>{value}</a> : value
}

/** In the form of a submission: the questions as they were asked, with their answers. */
export function Answers({ data, i18n }: Props) {
  const filesOf = (question: string) => (data.attachments ?? []).filter(({ field }) => field === question)
  const language = toLocale(i18n.language)
  return (
    <section className="gevel-answers" aria-labelledby="gevel-answers">
      <h2 id="gevel-answers">{textIn(HEADING, i18n.language)}</h2>
      <dl>
        {(data.submissionData ?? []).map(({ field, label, value }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>
              {filesOf(field).length > 0 && data.id ? (
                <Attachments files={filesOf(field)} language={language} submission={data.id} />
              ) : (
                (value && <Answer value={value} />) || '–'
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
