import type { UIFieldServerProps } from 'payload'

import { isSuperAdmin } from '@/src/access/memberships'
import { hasFactor } from '@/src/features/accounts/rules/factors'
import { factorsOf } from '@/src/features/accounts/server/factors/factors-of'
import { toLocale } from '@/src/i18n/locale-texts'
import { FactorSections } from './FactorSections'
import { ResetFactors } from './ResetFactors'
import { FACTOR_TEXTS } from './texts'

type Props = Pick<UIFieldServerProps, 'payload' | 'user' | 'i18n' | 'id' | 'data'>

/** The second factors of an account: its owner manages them, and a super admin can remove them all. */
export async function Factors({ payload, user, i18n, id, data }: Props) {
  if (!user || !id) return null
  const account = String(id)
  const isOwn = account === user.id
  if (!isOwn && !isSuperAdmin(user)) return null
  const language = toLocale(i18n.language)
  const texts = FACTOR_TEXTS[language]
  const factors = await factorsOf(payload.db.drizzle, account)
  if (isOwn)
    return (
      <section aria-labelledby="gevel-factors" className="gevel-factors">
        <h3 id="gevel-factors">{texts.title}</h3>
        <p>{texts.explanation}</p>
        <FactorSections factors={factors} language={language} />
      </section>
    )
  const { passkeys, totp, recoveryCodes } = factors
  return (
    <section aria-labelledby="gevel-factors" className="gevel-factors">
      <h3 id="gevel-factors">{texts.others}</h3>
      <p>{hasFactor(factors) ? texts.summary(passkeys.length, totp, recoveryCodes) : texts.none}</p>
      {hasFactor(factors) && (
        <ResetFactors account={account} name={String(data?.name ?? '')} language={language} />
      )}
    </section>
  )
}
