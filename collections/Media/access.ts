import type { Access, CollectionConfig } from 'payload'

import { wherePermitted, tenantScoped } from '@/src/access/predicates'

const scoped = tenantScoped({ read: 'media.read', write: 'media.write' })
const readRecord = wherePermitted('media.read')

/** Files are part of public pages; the documents are only readable within the tenant. */
const readMedia: Access = (args) => args.isReadingStaticFile === true || readRecord(args)

export const mediaAccess: CollectionConfig['access'] = { ...scoped, read: readMedia }
