import { Link } from '@payloadcms/ui'

import { adminHref, editOnSiteHref } from '@/src/routing/admin-paths'
import type { Locale } from '@/src/lib/constants'
import { siteOrigin } from '@/src/platform/site-origin'
import type { SiteLink } from './load-dashboard-data'
import type { DashboardTexts } from './texts'

type Props = { sites: SiteLink[]; mayAdd: boolean; mayEdit: boolean; language: Locale; texts: DashboardTexts }

type DestinationProps = { site: SiteLink } & Pick<Props, 'mayEdit' | 'language' | 'texts'>

/** What a visitor of the domain gets. */
function Destination({ site, mayEdit, language, texts }: DestinationProps) {
  const { hostname, redirectTo, proven } = site
  if (!proven) return <span>{texts.pending}</span>
  if (redirectTo)
    return (
      <span>
        {texts.redirects} {redirectTo}
      </span>
    )
  return (
    <span className="gevel-dashboard__sites">
      {mayEdit && (
        <a
          href={editOnSiteHref(language, siteOrigin(hostname))}
          target="_blank"
          rel="noreferrer"
          aria-label={`${texts.editOnSite}: ${hostname}`}
        >
          {texts.editOnSite} ↗
        </a>
      )}
      <a
        href={siteOrigin(hostname)}
        target="_blank"
        rel="noreferrer"
        aria-label={`${texts.open}: ${hostname}`}
      >
        {texts.open} ↗
      </a>
    </span>
  )
}

/** The tenant's domains, with links to the sites. */
export function Sites({ sites, mayAdd, mayEdit, language, texts }: Props) {
  return (
    <section aria-labelledby="gevel-sites">
      <h2 id="gevel-sites">{texts.sites}</h2>
      {sites.length === 0 && (
        <p>
          {texts.noSites}{' '}
          {mayAdd && <Link href={adminHref(language, '/collections/domains/create')}>{texts.firstSite}</Link>}
        </p>
      )}
      <ul className="gevel-dashboard__list">
        {sites.map((site) => (
          <li key={site.id}>
            <Link href={adminHref(language, `/collections/domains/${site.id}`)}>{site.hostname}</Link>
            <Destination {...{ site, mayEdit, language, texts }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
