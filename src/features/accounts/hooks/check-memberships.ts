import { ValidationError, type CollectionBeforeValidateHook } from 'payload'

import type { User } from '@/payload-types'
import { TENANT_ROLES } from '@/src/access/permissions'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'

type Row = { tenant?: unknown; role?: unknown }
type Problem = { path: string; message: string }

const TEXTS = {
  nl: { twice: 'Iemand heeft één rol per organisatie.', role: 'Deze rol bestaat niet.' },
  en: { twice: 'An account has one role per tenant.', role: 'This role does not exist.' },
} as const satisfies LocaleTexts<unknown>

const isRole = (value: unknown): boolean => TENANT_ROLES.some((role) => role === value)

function problemsOf(rows: readonly Row[], texts: (typeof TEXTS)[Locale], required: string): Problem[] {
  const tenants = rows.map((row) => row.tenant)
  return tenants.flatMap((tenant, index) => [
    ...(tenant ? [] : [{ path: `tenants.${index}.tenant`, message: required }]),
    ...(tenant && tenants.indexOf(tenant) < index
      ? [{ path: `tenants.${index}.tenant`, message: texts.twice }]
      : []),
    ...(isRole(rows[index]?.role) ? [] : [{ path: `tenants.${index}.role`, message: texts.role }]),
  ])
}

/**
 * Requires one valid role per tenant, for any actor. Payload validates fields only after the hooks that check which roles
 * the actor may give, and those hooks read the roles, so they are validated here first.
 * @throws {ValidationError} 400
 */
export const checkMemberships: CollectionBeforeValidateHook<User> = ({ data, req }) => {
  const rows: unknown = data?.tenants
  if (rows === undefined || rows === null) return data
  const texts = textIn(TEXTS, req.i18n.language)
  const errors = Array.isArray(rows)
    ? problemsOf(rows as Row[], texts, req.t('validation:required'))
    : [{ path: 'tenants', message: req.t('validation:required') }]
  if (errors.length > 0) throw new ValidationError({ collection: 'users', errors, req }, req.t)
  return data
}
