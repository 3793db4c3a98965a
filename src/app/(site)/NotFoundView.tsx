import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { PageLayout } from '@/src/components/layouts'
import { NotFoundSection } from '@/src/components/shell/NotFoundSection'
import { loadSiteShell } from '@/src/rendering/load-shell'
import { buildShell } from '@/src/rendering/build-shell'
import { readNotFoundTexts } from '@/src/rendering/not-found'
import { notFoundMetadata } from '@/src/rendering/seo/metadata'
import { loadSite } from '@/src/rendering/site'
import { tagRoute } from '@/src/cache/tag-route'
import type { Locale } from '@/src/lib/constants'
import { type ErrorFacts, NOT_FOUND } from '@/src/lib/error-messages'

type Props = { hostname: string; locale: Locale }
type ViewProps = Props & {
  error?: ErrorFacts
  /** Text only: no shell, no image, and nothing that needs client code. */
  bare?: boolean
}

/** The title from the tenant's settings, else the default. */
export async function notFoundViewMetadata({ hostname, locale }: Props): Promise<Metadata> {
  const [site, siteShell] = await Promise.all([loadSite(hostname, locale), loadSiteShell(hostname, locale)])
  if (!site) return {}
  const t = await getTranslations({ locale, namespace: 'frame.notFound' })
  return notFoundMetadata(site, siteShell?.settings?.notFound?.heading || t('heading'))
}

export async function NotFoundView({ hostname, locale, error = NOT_FOUND, bare = false }: ViewProps) {
  const [site, siteShell] = await Promise.all([loadSite(hostname, locale), loadSiteShell(hostname, locale)])
  if (!site || !siteShell) return null
  await tagRoute(siteShell.tags)
  const shell = buildShell(site, siteShell, null, locale)
  const texts = await readNotFoundTexts(site, siteShell, locale)
  return (
    <PageLayout frame={shell}>
      <NotFoundSection
        error={error}
        frame={shell}
        immersive={site.domain.theme.imageTreatment === 'immersive'}
        texts={texts}
        bare={bare}
      />
    </PageLayout>
  )
}
