/** The sites of a suspended tenant respond with 503. */
export const TENANT_STATUSES = ['active', 'suspended'] as const
export type TenantStatus = (typeof TENANT_STATUSES)[number]

/** Defaults of a new tenant. */
export const TENANT_DEFAULTS = { status: 'active', defaultTimeZone: 'Europe/Amsterdam' } as const satisfies {
  status: TenantStatus
  [field: string]: unknown
}
