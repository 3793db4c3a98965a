import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'

import type { Domain, Tenant, User } from '@/payload-types'
import type { TenantRole } from '@/src/access/permissions'
import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'

/** Factories only prepare data, so they bypass access control. */
const scene = { overrideAccess: true } as const

const unique = (prefix: string): string => `${prefix}-${randomUUID().slice(0, 8)}`

/** The ids of the locales, which a migration creates. */
export async function localeIds(payload: Payload): Promise<LocaleTexts> {
  const { docs } = await payload.find({ collection: 'locales', pagination: false, ...scene })
  return Object.fromEntries(docs.map(({ code, id }) => [code, id])) as LocaleTexts
}

export const createTenant = (payload: Payload, data: Partial<Tenant> = {}): Promise<Tenant> => {
  const slug = unique('tenant')
  return payload.create({
    collection: 'tenants',
    data: { name: slug, slug, status: 'active', defaultTimeZone: 'Europe/Amsterdam', ...data },
    ...scene,
  })
}

/** `by`: who creates it; the hostname of a tenant's own admin is pending. */
type DomainOptions = Partial<Domain> & { defaultCode?: Locale | null; locales?: Locale[]; by?: Person }

/** Creates a domain that serves `locales` (all by default) with Dutch as default locale. */
export async function createDomain(
  payload: Payload,
  tenant: Tenant,
  { defaultCode = 'nl', locales = [...LOCALES], by, ...data }: DomainOptions = {},
): Promise<Domain> {
  const ids = await localeIds(payload)
  const domain = await payload.create({
    collection: 'domains',
    data: {
      tenant: tenant.id,
      hostname: `${unique('site')}.localhost`,
      defaultLocale: defaultCode ? ids[defaultCode] : null,
      themePrimaryColor: '#ff4b00',
      themeSecondaryColor: '#555555',
      themeAccentColor: '#123456',
      ...data,
    } as Domain,
    ...(by && { user: by }),
    ...scene,
  })
  for (const code of locales) {
    await payload.create({
      collection: 'domain-locales',
      data: { tenant: tenant.id, domain: domain.id, locale: ids[code], enabled: true },
      ...scene,
    })
  }
  return domain
}

export type Person = User & { collection: 'users'; password: string }

type PersonOptions = { role?: TenantRole; tenant?: Tenant; superAdmin?: boolean }

/** Creates an account that can sign in: with a role in a tenant, as super admin, or without a role. */
export async function createPerson(
  payload: Payload,
  { role, tenant, superAdmin = false }: PersonOptions = {},
): Promise<Person> {
  const name = unique(superAdmin ? 'super' : (role ?? 'person'))
  const password = randomUUID()
  const user = await payload.create({
    collection: 'users',
    data: {
      name,
      email: `${name}@example.org`,
      password,
      status: 'active',
      platformRole: superAdmin ? 'superAdmin' : null,
      tenants: tenant && role ? [{ tenant: tenant.id, role }] : [],
    },
    ...scene,
  })
  return { ...user, collection: 'users', password }
}

/** The roles that a company has a person in. */
export const COMPANY_ROLES = ['admin', 'editor', 'viewer'] as const satisfies readonly TenantRole[]

/** Creates a tenant with a domain and a person in each of these roles. */
export async function createCompany(payload: Payload) {
  const tenant = await createTenant(payload)
  const [domain, admin, editor, viewer] = await Promise.all([
    createDomain(payload, tenant),
    createPerson(payload, { role: 'admin', tenant }),
    createPerson(payload, { role: 'editor', tenant }),
    createPerson(payload, { role: 'viewer', tenant }),
  ])
  return { tenant, domain, admin, editor, viewer }
}

export type Company = Awaited<ReturnType<typeof createCompany>>
