import type { Config } from 'payload'
import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'
import { withoutAssignTenant } from './assign-tenant'

const ASSIGN = { path: '@payloadcms/plugin-multi-tenant/client#AssignTenantFieldTrigger' }

it('the plugin adds it to the menu whatever its options', async () => {
  const plugin = await packageFile('@payloadcms/plugin-multi-tenant/dist/index.js')
  expect(plugin).toMatch(/if \(!pluginConfig\.debug && !isGlobal\)[^]{0,400}AssignTenantFieldTrigger/)
})

it('no document offers to be assigned to another tenant, and other items of its menu stay', async () => {
  const own = { path: '/src/own#Own' }
  const edit = { editMenuItems: [own, ASSIGN] }
  const collections = [
    { slug: 'pages', fields: [], admin: { components: { edit } } },
    { slug: 'x', fields: [] },
  ]
  const config = await withoutAssignTenant({ collections } as unknown as Config)
  expect(config.collections?.[0]?.admin?.components?.edit?.editMenuItems).toEqual([own])
})
