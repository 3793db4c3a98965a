import type { CollectionConfig } from 'payload'

import { inPermittedTenants, superAdminOnly } from '@/src/access/predicates'

export const tenantsAccess: CollectionConfig['access'] = {
  read: inPermittedTenants('tenants.read', 'id'),
  create: superAdminOnly,
  update: inPermittedTenants('tenants.write', 'id'),
  delete: superAdminOnly,
}
