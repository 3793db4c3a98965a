import type { UIFieldServerProps } from 'payload'

import type { PayloadJob } from '@/payload-types'
import { LocalTime } from '@/src/admin/LocalTime'
import { errorOf, stateOf } from '@/src/features/jobs/rules/state'
import { JOB_TEXTS } from '@/src/features/jobs/rules/texts'
import { toLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { JobActions } from './JobActions'

type Try = NonNullable<PayloadJob['log']>[number]

const messageOf = ({ error }: Try): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : ''

function Tries({ tries, language }: { tries: readonly Try[]; language: Locale }) {
  const texts = JOB_TEXTS[language]
  if (tries.length === 0) return <p>{texts.noTries}</p>
  return (
    <table className="gevel-job__tries">
      <thead>
        <tr>
          <th scope="col">{texts.when}</th>
          <th scope="col">{texts.outcome}</th>
        </tr>
      </thead>
      <tbody>
        {tries.map((each) => (
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

/** A job as super admins read it: its state, what can be done with it, every try and what it is about. */
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
      <h3>{texts.tries}</h3>
      <Tries language={language} tries={job.log ?? []} />
      <h3>{texts.input}</h3>
      <pre>{JSON.stringify(job.input ?? {}, null, 2)}</pre>
    </div>
  )
}
