'use client'

import { Link } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

import { DialogButton } from '@/src/admin/dialog/DialogButton'
import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import { Field } from '@/src/admin/dialog/Field'
import { LocalTime } from '@/src/admin/LocalTime'
import type { Locale } from '@/src/lib/constants'
import { MAX_RELEASE_NAME } from '../rules/release'
import { releaseHref } from '../server/release-href'
import { createRelease, readReleases, type ReleaseSummary } from './release-calls'
import { RELEASE_TEXTS } from './texts'

export type Rights = { mayPublish: boolean; mayWrite: boolean }
type Props = { tenant: string; rights: Rights; language: Locale }

function Line({ release, language }: { release: ReleaseSummary; language: Locale }) {
  const texts = RELEASE_TEXTS[language]
  const { id, name, state, at, publishedAt, problem, size } = release
  return (
    <li className="gevel-release__line">
      <h2>
        <Link href={releaseHref(language, id)} prefetch={false}>
          {name}
        </Link>
      </h2>
      <p>
        <span className="gevel-release__state" data-state={state}>
          {texts[state]}
        </span>{' '}
        {texts.size(size)}
        {at && (
          <>
            , {texts.plannedFor.toLowerCase()} <LocalTime value={at} />
          </>
        )}
        {publishedAt && (
          <>
            , <LocalTime value={publishedAt} />
          </>
        )}
      </p>
      {problem && <p className="gevel-release__conflict">{texts.problems[problem]}</p>}
    </li>
  )
}

/** The releases of a tenant; whoever may publish creates one here. */
export function ReleaseList({ tenant, rights, language }: Props) {
  const texts = RELEASE_TEXTS[language]
  const router = useRouter()
  const [releases, setReleases] = useState<ReleaseSummary[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    readReleases(tenant).then(setReleases, () => setFailed(true))
  }, [tenant])
  return (
    <div className="gevel-release">
      {rights.mayPublish && (
        <DialogButton
          heading={texts.create}
          labels={{ submit: texts.create, cancel: texts.cancel, failed: texts.failed }}
          onSubmit={async (valueOf) => {
            try {
              const { id } = await createRelease(tenant, valueOf('name'))
              router.push(releaseHref(language, id))
              return null
            } catch (error) {
              return refusalOf(error, ['name'], texts.failed)
            }
          }}
        >
          <Field name="name" label={texts.name} explanation={texts.nameHint}>
            {(control) => <input {...control} required maxLength={MAX_RELEASE_NAME} autoComplete="off" />}
          </Field>
        </DialogButton>
      )}
      {hasFailed && <p role="alert">{texts.failed}</p>}
      {!releases && !hasFailed && <output>{texts.loading}</output>}
      {releases?.length === 0 && <p>{texts.none}</p>}
      {releases && releases.length > 0 && (
        <ul className="gevel-release__list">
          {releases.map((release) => (
            <Line key={release.id} {...{ release, language }} />
          ))}
        </ul>
      )}
    </div>
  )
}
