import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'

/** The first account's e-mail address and password. */
export type SeedAdmin = { email: string; password: string }

type SeedTenant = { name: string; slug: string; hostname: string; defaultLocale: 'nl' | 'en' }

const TENANTS: readonly SeedTenant[] = [
  { name: 'Kade', slug: 'kade', hostname: 'localhost', defaultLocale: 'nl' },
  { name: 'Noorderlicht', slug: 'noorderlicht', hostname: 'noorderlicht.localhost', defaultLocale: 'en' },
]

const BRAND = {
  themePrimaryColor: '#e5312b',
  themeSecondaryColor: '#1c3f94',
  themeAccentColor: '#f2b705',
  theme: {
    colorMode: 'light',
    headingFont: 'archivo',
    headingStyle: 'monumental',
    corner: 'square',
    density: 'regular',
    grid: 'visible',
    imageTreatment: 'exhibit',
    backdrop: 'flat',
    headerVariant: 'columns',
    footerVariant: 'index',
  },
  head: { robots: 'index' },
  consentMode: 'preselected',
  sessionRecordingLoad: 'analytics-consent',
} as const

async function createTenant(
  req: PayloadRequest,
  { name, slug, hostname, defaultLocale }: SeedTenant,
): Promise<void> {
  const { payload } = req
  const tenant = await payload.create({
    collection: 'tenants',
    data: { name, slug, status: 'active', registrationOpen: false, defaultTimeZone: 'Europe/Amsterdam' },
    req,
    overrideAccess: true,
  })
  const { docs: locales } = await payload.find({
    collection: 'locales',
    pagination: false,
    req,
    overrideAccess: true,
  })
  const domain = await payload.create({
    collection: 'domains',
    data: {
      ...BRAND,
      tenant: tenant.id,
      hostname,
      defaultLocale: locales.find(({ code }) => code === defaultLocale)?.id ?? null,
    },
    req,
    overrideAccess: true,
  })
  for (const { id: locale } of locales) {
    const data = { tenant: tenant.id, domain: domain.id, locale, enabled: true }
    await payload.create({ collection: 'domain-locales', data, req, overrideAccess: true })
  }
}

async function write(req: PayloadRequest, admin: SeedAdmin): Promise<void> {
  const data = { ...admin, name: 'Admin', platformRole: 'superAdmin' as const, status: 'active' as const }
  await req.payload.create({ collection: 'users', data, req, overrideAccess: true })
  for (const tenant of TENANTS) await createTenant(req, tenant)
}

/**
 * Writes the demo tenants and the first account into an empty database: all of it, or, when anything fails, nothing.
 * A system function: no person acts, so access control is off.
 */
export async function seed(payload: Payload, admin: SeedAdmin): Promise<void> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    await write(req, admin)
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
