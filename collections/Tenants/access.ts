import type { CollectionConfig } from 'payload'

import { wherePermitted, superAdminOnly } from '@/src/access/predicates'

export const tenantsAccess: CollectionConfig['access'] = {
  read: wherePermitted('tenants.read', 'id'),
  create: superAdminOnly,
  update: wherePermitted('tenants.write', 'id'),
  delete: superAdminOnly,
}
