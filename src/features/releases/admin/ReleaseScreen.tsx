'use client'

import { Link } from '@payloadcms/ui'

import { LocalTime } from '@/src/admin/LocalTime'
import { type Locale, LOCALES } from '@/src/lib/constants'
import { localeName } from '@/src/i18n/locale-texts'
import { adminHref, previewHref } from '@/src/routing/admin-paths'
import { OpenActions, PublishedActions } from './ReleaseActions'
import type { Problem, Release } from './release-calls'
import { ReleaseItem } from './ReleaseItem'
import type { Rights } from './ReleaseList'
import { RELEASE_TEXTS, type ReleaseTexts } from './texts'
import { useRelease } from './use-release'

type Props = { tenant: string; id: string; rights: Rights; language: Locale }

function State({ release, texts }: { release: Release; texts: ReleaseTexts }) {
  const { state, at, problem, publishedAt, publishedBy } = release
  return (
    <>
      <p>
        <span className="gevel-release__state" data-state={state}>
          {texts[state]}
        </span>{' '}
        {at && (
          <>
            {texts.plannedFor} <LocalTime value={at} />
          </>
        )}
        {publishedAt && (
          <>
            {texts.publishedOn} <LocalTime value={publishedAt} /> {publishedBy && texts.by(publishedBy.name)}
          </>
        )}
      </p>
      {problem && <p className="gevel-release__conflict">{texts.problems[problem]}</p>}
    </>
  )
}

/** What keeps a release from being published, once that is known. */
function Problems({ problems, texts }: { problems: readonly Problem[] | null; texts: ReleaseTexts }) {
  const summary = problems && (problems.length === 0 ? texts.ready : texts.toSettle)
  return (
    <>
      <output className={problems?.length === 0 ? 'gevel-release__ready' : 'gevel-release__said'}>
        {summary}
      </output>
      {problems && problems.length > 0 && (
        <ul className="gevel-release__conflict">
          {problems.map(({ item, field, message }) => (
            <li key={`${item} ${field} ${message}`}>{message}</li>
          ))}
        </ul>
      )}
    </>
  )
}

type OfPreview = { id: string; texts: ReleaseTexts; language: Locale }

/** The site with all of the release, in each language. Its address gets a token when it is followed. */
function PreviewLinks({ id, texts, language }: OfPreview) {
  return (
    <p className="gevel-release__previews">
      {texts.preview}{' '}
      {LOCALES.map((locale, index) => (
        <span key={locale}>
          {index > 0 && ', '}
          <a
            href={previewHref(language, 'releases', id, locale)}
            target="_blank"
            rel="noopener"
            aria-label={texts.previewIn(localeName(locale, language))}
          >
            {localeName(locale, language)}
          </a>
        </span>
      ))}
    </p>
  )
}

/** What is in a release, what has to be settled, and its publication. */
export function ReleaseScreen({ tenant, id, rights, language }: Props) {
  const texts = RELEASE_TEXTS[language]
  const own = useRelease(tenant, id, texts)
  const { release, hasFailed, problems } = own
  if (hasFailed) return <p role="alert">{texts.failed}</p>
  if (!release) return <output>{texts.loading}</output>
  const Actions = release.state === 'open' ? OpenActions : PublishedActions
  return (
    <div className="gevel-release">
      <p>
        <Link href={adminHref(language, '/releases')} prefetch={false}>
          {texts.back}
        </Link>
      </p>
      <h2>{release.name}</h2>
      <State {...{ release, texts }} />
      {rights.mayPublish && <Actions {...{ tenant, release, texts, language, own }} />}
      {release.state === 'open' && release.items.length > 0 && <PreviewLinks {...{ id, texts, language }} />}
      <Problems {...{ problems, texts }} />
      <h3 id="gevel-release-items">{texts.items}</h3>
      {release.items.length === 0 && <p>{texts.empty}</p>}
      {release.items.length > 0 && (
        <ul className="gevel-release__list" aria-labelledby="gevel-release-items">
          {release.items.map((item) => (
            <ReleaseItem
              key={item.id}
              {...{ tenant, item, texts, language, own }}
              release={release}
              mayChange={release.state === 'open' && rights.mayWrite && (rights.mayPublish || !release.at)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
