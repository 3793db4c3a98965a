import { randomBytes } from 'node:crypto'
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'

import type { Domain } from '@/payload-types'
import { isSuperAdmin, referenceId } from '@/src/access/memberships'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { isLocalHostname } from '@/src/lib/local-hostname'
import { nextCheck } from '@/src/features/domains/rules/proof'
import { type Claim, claimOnHostname, lockForProof } from '@/src/features/domains/server/claims'

const RELATED: LocaleTexts = {
  nl: 'Dit domein hoort onder of boven een domein van een andere organisatie.',
  en: 'This domain is below or above a domain of another tenant.',
}

/** In hexadecimal: people retype it, and some DNS providers change case. */
const newToken = (): string => randomBytes(20).toString('hex')

/** A super admin proves a hostname by entering it; so do seeds and scripts, which have no account. */
const approves = ({ user }: PayloadRequest): boolean => !user || isSuperAdmin(user)

function rejectClaim(req: PayloadRequest, claim: Claim | null): void {
  if (!claim) return
  const message = claim === 'same' ? req.t('error:valueMustBeUnique') : textIn(RELATED, req.i18n.language)
  throw new ValidationError({ collection: 'domains', errors: [{ path: 'hostname', message }], req }, req.t)
}

/** A new or changed hostname is pending until it is proven, except when a super admin enters it. */
export const requireProof: CollectionBeforeChangeHook<Domain> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const { hostname } = data
  if (!hostname || (operation === 'update' && hostname === originalDoc?.hostname)) return data
  const tenant = data.tenant ?? originalDoc?.tenant
  await lockForProof(req, originalDoc?.id)
  rejectClaim(req, await claimOnHostname(req, { hostname, tenant: tenant ? referenceId(tenant) : null }))
  const now = new Date()
  const approved = approves(req)
  const isChecked = !approved && !isLocalHostname(hostname)
  const proof: Domain['proof'] = {
    token: originalDoc?.proof?.token ?? newToken(),
    provenAt: approved ? now.toISOString() : null,
    method: approved ? 'approval' : null,
    checkedAt: null,
    problem: null,
    checks: 0,
    nextCheckAt: isChecked ? (nextCheck(0, now)?.toISOString() ?? null) : null,
  }
  return { ...data, proof }
}
