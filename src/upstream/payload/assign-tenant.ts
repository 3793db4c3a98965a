/**
 * Defect: the menu of every document offers people with several tenants to move it to another one, also where that is not
 * allowed, and no option leaves it out.
 * Seen in: @payloadcms/plugin-multi-tenant 3.90.1
 * Upstream: not reported yet
 * Remove when: assign-tenant.test.ts "the plugin adds it to the menu whatever its options" fails
 */
import type { Config, Plugin } from 'payload'

const ASSIGN = '@payloadcms/plugin-multi-tenant/client#AssignTenantFieldTrigger'

const isAssign = (component: unknown): boolean =>
  typeof component === 'object' && component !== null && Reflect.get(component, 'path') === ASSIGN

/** Removes the menu item that assigns a document to another tenant. After the multi-tenant plugin. */
export const withoutAssignTenant: Plugin = (config): Config => {
  for (const { admin } of config.collections ?? []) {
    const edit = admin?.components?.edit
    if (edit?.editMenuItems) edit.editMenuItems = edit.editMenuItems.filter((item) => !isAssign(item))
  }
  return config
}
