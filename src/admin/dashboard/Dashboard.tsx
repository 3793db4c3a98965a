import { Gutter, Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'

import { hasSomewhere } from '@/src/access/memberships'
import { adminHref } from '@/src/lib/admin-paths'
import { siteOrigin } from '@/src/lib/site-origin'
import { adminLanguage } from '../language'
import { AccountOnly } from './AccountOnly'
import { AttentionList } from './AttentionList'
import { readDashboard } from './read-dashboard'
import { RecentPages } from './RecentPages'
import { DASHBOARD_TEXTS } from './texts'

/** The cookie in which the multi-tenant plugin keeps the selected tenant. */
const TENANT_COOKIE = 'payload-tenant'

/** The first screen: the person's sites, what was worked on last, and what is missing. */
export async function Dashboard({ initPageResult, i18n }: AdminViewServerProps) {
  const { req, cookies } = initPageResult
  const { user, payload } = req
  const language = adminLanguage(i18n)
  const texts = DASHBOARD_TEXTS[language]
  if (!user) return null
  if (!hasSomewhere(user, 'content.read'))
    return <AccountOnly language={language} texts={texts} user={user} />
  const tenant = cookies.get(TENANT_COOKIE) ?? null
  const { domains, recent, attention } = await readDashboard({ payload, user, tenant })
  return (
    <Gutter className="gevel-dashboard">
      <div className="gevel-dashboard__head">
        <h1>{texts.welcome(user.name)}</h1>
        {hasSomewhere(user, 'content.write') && (
          <p className="gevel-dashboard__actions">
            <Link
              className="gevel-button gevel-button--first"
              href={adminHref(language, '/collections/pages/create')}
            >
              {texts.newPage}
            </Link>
            <Link className="gevel-button" href={adminHref(language, '/collections/media/create')}>
              {texts.upload}
            </Link>
          </p>
        )}
      </div>
      <div className="gevel-dashboard__columns">
        <RecentPages pages={recent} language={language} texts={texts} />
        <div>
          <AttentionList attention={attention} language={language} texts={texts} />
          <section aria-labelledby="gevel-sites">
            <h2 id="gevel-sites">{texts.sites}</h2>
            {domains.length === 0 && <p>{texts.noSites}</p>}
            <ul className="gevel-dashboard__sites">
              {domains.map(({ id, hostname, redirectTo }) => (
                <li key={id}>
                  <Link href={adminHref(language, `/collections/domains/${id}`)}>{hostname}</Link>
                  {redirectTo ? (
                    <span>
                      {texts.redirects} {redirectTo}
                    </span>
                  ) : (
                    <a
                      href={siteOrigin(hostname)}
                      target="_blank"
                      rel="noreferrer"
                      aria-label={`${texts.open}: ${hostname}`}
                    >
                      {texts.open} ↗
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </Gutter>
  )
}
