import type { Access, CollectionConfig } from 'payload'

import { wherePermitted, tenantScoped } from '@/src/access/predicates'

const scoped = tenantScoped({ read: 'media.read', write: 'media.write' })
const readRecord = wherePermitted('media.read')

/** The file itself is part of public pages; the record around it is the tenant's. */
const readMedia: Access = (args) => args.isReadingStaticFile === true || readRecord(args)

export const mediaAccess: CollectionConfig['access'] = { ...scoped, read: readMedia }
