import type { AdminViewServerProps } from 'payload'

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
  const signOut = adminHref(language, '/logout')
  if (!user?.secondFactorDue)
    return (
      <div className="gevel-factors">
        <h1>{i18n.t('error:unauthorized')}</h1>
        <p>{i18n.t('error:notAllowedToAccessPage')}</p>
        <a href={signOut}>{texts.signOut}</a>
      </div>
    )
  const { redirect } = searchParams ?? {}
  const destination =
    typeof redirect === 'string' && isSitePath(redirect) ? redirect : adminHref(language, '')
  return (
    <div className="gevel-factors">
      <h1>{texts.required}</h1>
      <p>{texts.requiredExplanation}</p>
      <RequiredFactor
        factors={await factorsOf(payload.db.drizzle, user.id)}
        language={language}
        destination={destination}
      />
      <p>
        <a href={signOut}>{texts.signOut}</a>
      </p>
    </div>
  )
}
