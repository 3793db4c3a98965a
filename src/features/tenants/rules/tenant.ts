/** The sites of a suspended tenant answer 503. */
export const TENANT_STATUSES = ['active', 'suspended'] as const
export type TenantStatus = (typeof TENANT_STATUSES)[number]

/** What a new tenant has where nothing else is chosen. */
export const TENANT_DEFAULTS = { status: 'active', defaultTimeZone: 'Europe/Amsterdam' } as const satisfies {
  status: TenantStatus
  [field: string]: unknown
}
