import { Gutter, Link } from '@payloadcms/ui'
import type { TypedUser } from 'payload'

import { adminHref } from '@/src/routing/admin-paths'
import { localizedPath } from '@/src/routing/build-path'
import { ADMIN_LOCALE, type Locale } from '@/src/lib/constants'
import type { DashboardTexts } from './texts'

type Props = { user: TypedUser; language: Locale; texts: DashboardTexts }

/** The dashboard of an account without a role: nothing of any tenant. */
export function AccountOnly({ user, language, texts }: Props) {
  return (
    <main>
      <Gutter className="gevel-dashboard">
        <h1>{texts.welcome(user.name)}</h1>
        <p className="gevel-account__lead">{texts.accountOnly}</p>
        <section aria-labelledby="gevel-account" className="gevel-account">
          <h2 id="gevel-account">{texts.account}</h2>
          <dl>
            <div>
              <dt>{texts.name}</dt>
              <dd>{user.name}</dd>
            </div>
            <div>
              <dt>{texts.email}</dt>
              <dd>{user.email}</dd>
            </div>
          </dl>
          <p className="gevel-dashboard__actions">
            <Link className="gevel-button gevel-button--first" href={adminHref(language, '/account')}>
              {texts.openAccount}
            </Link>
            <a className="gevel-button" href={localizedPath(language, ADMIN_LOCALE, '/')}>
              {texts.toSite}
            </a>
            <Link className="gevel-button" href={adminHref(language, '/logout')}>
              {texts.signOut}
            </Link>
          </p>
        </section>
      </Gutter>
    </main>
  )
}
