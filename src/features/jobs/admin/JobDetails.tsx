import type { CollectionSlug, UIFieldServerProps } from 'payload'

import type { PayloadJob } from '@/payload-types'
import { LocalTime } from '@/src/admin/LocalTime'
import { errorOf, stateOf } from '@/src/features/jobs/rules/state'
import { type InputName, JOB_TEXTS } from '@/src/features/jobs/rules/texts'
import { localeName, toLocale } from '@/src/i18n/locale-texts'
import { isLocale, type Locale } from '@/src/lib/constants'
import { isRecord } from '@/src/lib/is-record'
import { documentHref } from '@/src/routing/admin-paths'
import { JobActions } from './JobActions'

type Attempt = NonNullable<PayloadJob['log']>[number]

const messageOf = ({ error }: Attempt): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : ''

function Attempts({ attempts, language }: { attempts: readonly Attempt[]; language: Locale }) {
  const texts = JOB_TEXTS[language]
  if (attempts.length === 0) return <p>{texts.noAttempts}</p>
  return (
    <table className="gevel-table gevel-job__attempts">
      <thead>
        <tr>
          <th scope="col">{texts.when}</th>
          <th scope="col">{texts.outcome}</th>
        </tr>
      </thead>
      <tbody>
        {attempts.map((each) => (
          <tr key={each.id ?? each.executedAt}>
            <td>
              <LocalTime value={each.executedAt} />
            </td>
            <td>{each.state === 'succeeded' ? texts.succeeded : messageOf(each)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The collections whose documents an input names by id. */
const DOCUMENTS: Partial<Record<string, CollectionSlug>> = {
  submission: 'form-submissions',
  booking: 'bookings',
  account: 'users',
  assigner: 'users',
}

function InputValue({ name, value, language }: { name: InputName; value: unknown; language: Locale }) {
  const { yes, no, inputValues } = JOB_TEXTS[language]
  const collection = DOCUMENTS[name]
  if (typeof value === 'boolean') return value ? yes : no
  if (collection) return <a href={documentHref(language, collection, String(value))}>{String(value)}</a>
  if (isLocale(value)) return localeName(value, language)
  return Object.entries(inputValues).find(([key]) => key === value)?.[1] ?? String(value)
}

/** What a job is about, without what is secret. */
function Input({ input, language }: { input: PayloadJob['input']; language: Locale }) {
  const { inputNames, ...texts } = JOB_TEXTS[language]
  const members = isRecord(input) ? input : {}
  const names = (Object.keys(inputNames) as InputName[]).filter((name) => (members[name] ?? null) !== null)
  if (names.length === 0) return null
  return (
    <>
      <h2>{texts.input}</h2>
      <dl className="gevel-job__input">
        {names.map((name) => (
          <div key={name}>
            <dt>{inputNames[name]}</dt>
            <dd>
              <InputValue language={language} name={name} value={members[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** A job as super admins read it: its state, what can be done with it, what it is about and every attempt. */
export function JobDetails({ data, i18n }: UIFieldServerProps) {
  const job = data as PayloadJob
  const language = toLocale(i18n.language)
  const texts = JOB_TEXTS[language]
  const [state, error] = [stateOf(job), errorOf(job)]
  return (
    <div className="gevel-job">
      <p>
        <strong>{texts.state[state]}</strong>
        {error && `: ${error}`}
      </p>
      <JobActions id={job.id} language={language} state={state} />
      <Input input={job.input} language={language} />
      <h2>{texts.attempts}</h2>
      <Attempts attempts={job.log ?? []} language={language} />
    </div>
  )
}
