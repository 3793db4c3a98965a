import type { PayloadRequest, TypedJobs } from 'payload'

import { ROLE_LABELS, type TenantRole } from '@/src/access/permissions'
import { referenceId } from '@/src/access/memberships'
import type { User } from '@/payload-types'
import { deviceOf } from '@/src/features/accounts/rules/device'
import { messages } from '@/src/i18n/messages'
import { LANGUAGES, type Locale } from '@/src/lib/constants'

type Input = TypedJobs['tasks']['mailAccount']['input']
type Fact = { label: string; value: string }

const DEFAULT_TIME_ZONE = 'Europe/Amsterdam'

/** That of a tenant of the account: there is none of the person. */
async function timeZoneOf(req: PayloadRequest, { tenants }: User): Promise<string> {
  const [membership] = tenants ?? []
  if (!membership) return DEFAULT_TIME_ZONE
  const tenant = await req.payload.findByID({
    collection: 'tenants',
    id: referenceId(membership.tenant),
    select: { defaultTimeZone: true },
    depth: 0,
    disableErrors: true,
    // Of the account's own tenant.
    overrideAccess: true,
    req,
  })
  return tenant?.defaultTimeZone ?? DEFAULT_TIME_ZONE
}

const momentOf = (at: string, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(LANGUAGES[locale].tag, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(at))

function nameOfDevice(userAgent: string | null | undefined): string | null {
  const { browser, system } = deviceOf(userAgent) ?? {}
  return [browser, system].filter(Boolean).join(', ') || null
}

/** That of the mail, or of the invitation that it is about. */
function roleIn({ role, company }: Input, { invitations }: User): string | null {
  const invited = invitations?.find(({ tenant }) => referenceId(tenant) === company)
  return role ?? invited?.role ?? null
}

/** The particulars of a mail, as a table of labels and values. */
export async function mailFacts(req: PayloadRequest, input: Input, account: User): Promise<Fact[]> {
  const { locale, at, userAgent, newAddress } = input
  const role = roleIn(input, account)
  const labels = messages[locale].accounts.mail.facts
  const roles: Record<string, string> = { superAdmin: labels.superAdmin, none: labels.noRole }
  const facts: [string, string | null][] = [
    [labels.when, at ? momentOf(at, locale, await timeZoneOf(req, account)) : null],
    [labels.device, at ? (nameOfDevice(userAgent) ?? labels.unknownDevice) : null],
    [labels.role, role ? (roles[role] ?? ROLE_LABELS[role as TenantRole][locale]) : null],
    [labels.newAddress, newAddress ?? null],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
