import { getTranslations } from 'next-intl/server'

import type { SiteSetting } from '@/payload-types'
import { Picture } from '@/src/components/media/Picture'
import { FULL_WINDOW } from '@/src/components/media/sizes'
import { SiteLink } from '@/src/components/page-changes/SiteLink'
import { Grid } from '@/src/components/ui/Grid'
import type { ErrorFacts } from '@/src/lib/error-messages'
import type { Shell } from './types'
import { RequestedPath } from './RequestedPath'
import { ShellAnchor } from './ShellAnchor'

type Props = {
  error: ErrorFacts
  frame: Shell
  texts: NonNullable<SiteSetting['notFound']> | null
  /** Whether the site shows its images full-width. */
  immersive: boolean
  /** Text only, without client components. */
  bare: boolean
}

/** Suggestions: the home page and the site's navigation. */
async function WaysOut({ frame: { locale, homeHref, navigation } }: Pick<Props, 'frame'>) {
  const t = await getTranslations({ locale, namespace: 'frame.notFound' })
  return (
    <nav aria-label={t('suggestions')} className="not-found-ways">
      <h2>{t('suggestions')}</h2>
      <ul>
        <li>
          <SiteLink href={homeHref}>{t('home')}</SiteLink>
        </li>
        {navigation
          .filter(({ href }) => href !== homeHref)
          .map((link) => (
            <li key={`${link.href} ${link.label}`}>
              <ShellAnchor link={link} />
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** Behaviour: not-found-page */
export async function NotFoundSection({ error, frame, texts, immersive, bare }: Props) {
  const t = await getTranslations({ locale: frame.locale, namespace: 'frame.notFound' })
  return (
    <section className="not-found">
      <Grid>
        {texts?.image && !bare && (
          <div className="not-found-image plinth">
            <Picture
              image={texts.image}
              priority
              sizes={immersive ? FULL_WINDOW : '(width >= 56.25rem) 50vw, 100vw'}
            />
          </div>
        )}
        <p className="not-found-code" aria-hidden="true">
          {error.status}
        </p>
        <div className="not-found-texts">
          <h1>{texts?.heading || t('heading')}</h1>
          <p>{texts?.text || t('text')}</p>
          <p className="not-found-message" lang="en">
            {error.status} {error.message}
            {!bare && <RequestedPath />}
          </p>
        </div>
        {bare ? <a href={frame.homeHref}>{t('home')}</a> : <WaysOut frame={frame} />}
      </Grid>
    </section>
  )
}
