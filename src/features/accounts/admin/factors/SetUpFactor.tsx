import type { AdminViewServerProps } from 'payload'

import { PlainPage } from '@/src/admin/brand/PlainPage'
import { factorsOf } from '@/src/features/accounts/server/factors/factors-of'
import { toLocale } from '@/src/i18n/locale-texts'
import { isSitePath } from '@/src/lib/safe-href'
import { adminHref } from '@/src/routing/admin-paths'
import { RequiredFactor } from './RequiredFactor'
import { FACTOR_TEXTS } from './texts'

/**
 * Where Payload leads an account that may not open the panel: to set up a second factor when that is what it lacks, which
 * is the only screen until then.
 */
export async function SetUpFactor({ initPageResult, searchParams }: AdminViewServerProps) {
  const { i18n, payload, user } = initPageResult.req
  const language = toLocale(i18n.language)
  const texts = FACTOR_TEXTS[language]
  const signOut = user && (
    <a className="gevel-plain-page__leave" href={adminHref(language, '/logout')}>
      {texts.signOut}
    </a>
  )
  if (!user?.secondFactorDue)
    return (
      <PlainPage>
        <h1>{i18n.t('error:unauthorized')}</h1>
        <p>{user ? texts.noAccess : i18n.t('error:notAllowedToAccessPage')}</p>
        <a href={adminHref(language, '')}>{texts.toPanel}</a>
        {signOut}
      </PlainPage>
    )
  const { redirect } = searchParams ?? {}
  const destination =
    typeof redirect === 'string' && isSitePath(redirect) ? redirect : adminHref(language, '')
  return (
    <PlainPage>
      <h1>{texts.required}</h1>
      <p>{texts.requiredExplanation}</p>
      <div className="gevel-factors">
        <RequiredFactor
          factors={await factorsOf(payload.db.drizzle, user.id)}
          language={language}
          destination={destination}
        />
      </div>
      {signOut}
    </PlainPage>
  )
}
