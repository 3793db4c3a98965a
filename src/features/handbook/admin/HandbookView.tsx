import { Link } from '@payloadcms/ui'
import { marked } from 'marked'
import type { AdminViewServerProps } from 'payload'

import { Screen } from '@/src/admin/Screen'
import { ScreenSteps } from '@/src/admin/ScreenSteps'
import { toLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { adminHref } from '@/src/routing/admin-paths'
import { CHAPTER_SLUGS, type ChapterSlug, toChapterSlug } from '../rules/chapter-slugs'
import { CHAPTERS } from '../rules/chapters'
import { HANDBOOK_TEXTS } from './texts'

type Place = { chapter: ChapterSlug; language: Locale }

const hrefOf = (chapter: ChapterSlug, language: Locale): string => adminHref(language, `/help/${chapter}`)

function Contents({ chapter, language }: Place) {
  return (
    <nav className="gevel-handbook__contents" aria-label={HANDBOOK_TEXTS[language].chapters}>
      <ol>
        {CHAPTER_SLUGS.map((slug) => (
          <li key={slug}>
            <Link
              href={hrefOf(slug, language)}
              prefetch={false}
              aria-current={slug === chapter ? 'page' : undefined}
            >
              {CHAPTERS[slug][language].title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** To the chapters before and after this one. */
function Neighbours({ chapter, language }: Place) {
  const texts = HANDBOOK_TEXTS[language]
  const index = CHAPTER_SLUGS.indexOf(chapter)
  const [previous, next] = [CHAPTER_SLUGS[index - 1], CHAPTER_SLUGS[index + 1]]
  return (
    <p className="gevel-handbook__neighbours">
      {previous && (
        <Link href={hrefOf(previous, language)} prefetch={false} rel="prev">
          {texts.previous}: {CHAPTERS[previous][language].title}
        </Link>
      )}
      {next && (
        <Link href={hrefOf(next, language)} prefetch={false} rel="next">
          {texts.next}: {CHAPTERS[next][language].title}
        </Link>
      )}
    </p>
  )
}

/** A chapter of the handbook; its beginning without the slug of one. */
export function HandbookView(props: AdminViewServerProps) {
  const language = toLocale(props.initPageResult.req.i18n.language)
  const segments = props.params?.segments
  const chapter = toChapterSlug(Array.isArray(segments) ? segments[1] : undefined) ?? 'start'
  const { title, summary, text } = CHAPTERS[chapter][language]
  return (
    <Screen {...props}>
      <ScreenSteps
        {...{ title }}
        parent={HANDBOOK_TEXTS[language].title}
        parentHref={hrefOf('start', language)}
      />
      <div className="gevel-handbook">
        <Contents {...{ chapter, language }} />
        <article>
          <p className="gevel-handbook__name">{HANDBOOK_TEXTS[language].title}</p>
          <h1>{title}</h1>
          <p className="gevel-handbook__summary">{summary}</p>
          {/* The chapters are ours, and part of the code. */}
          <div dangerouslySetInnerHTML={{ __html: marked.parse(text, { async: false }) }} />
          <Neighbours {...{ chapter, language }} />
        </article>
      </div>
    </Screen>
  )
}
