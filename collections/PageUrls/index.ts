import type { CollectionConfig } from 'payload'

import { restrictTo, tenantScoped } from '@/src/access/predicates'
import { redirectMovedUrlHook, redirectDeletedUrlHook } from '@/src/features/redirects/server/url-hooks'
import { requireDomainLocale } from '@/src/features/urls/server/language-of-domain'
import {
  reassignCanonical,
  reassignCanonicalOnDelete,
  makeCanonical,
} from '@/src/features/urls/server/canonical-url'
import { searchUrlTitles } from '@/src/features/urls/server/search-addresses'
import { rejectUrlConflict } from '@/src/features/urls/server/reject-url-conflict'
import { moveBlogUrls, deleteBlogUrls } from '@/src/features/urls/server/url-hooks'
import { announcePageUrlChange, announcePageUrlRemoval } from '@/src/cache/hooks'
import { texts } from '@/src/i18n/locale-texts'
import { pageUrlFields } from './fields'

const access = tenantScoped({ read: 'content.read', write: 'content.write' })
const ofPages = { page: { exists: true } }

/** The routing table: (domain, locale, path) → page, post, author or category, resolved with one indexed read. */
export const PageUrls: CollectionConfig = {
  slug: 'page-urls',
  labels: {
    singular: texts({ nl: 'Adres', en: 'Address' }),
    plural: texts({ nl: 'Adressen', en: 'Addresses' }),
  },
  admin: {
    useAsTitle: 'path',
    defaultColumns: ['path', 'domain', 'locale', 'page', 'post', 'canonical'],
    listSearchableFields: ['path'],
    description: texts({
      nl: 'Waar een pagina te vinden is: per domein en taal een eigen adres. Geen adres betekent: niet op die site.',
      en: 'Where a page is found: an address of its own per domain and language. No address means: not on that site.',
    }),
  },
  // Page URLs of blog documents are derived (src/features/urls); only those of pages are created by hand.
  access: {
    ...access,
    update: restrictTo(ofPages, access.update),
    delete: restrictTo(ofPages, access.delete),
  },
  indexes: [{ fields: ['domain', 'locale', 'path'], unique: true }],
  hooks: {
    beforeOperation: [searchUrlTitles],
    beforeChange: [rejectUrlConflict, makeCanonical, requireDomainLocale],
    beforeDelete: [redirectDeletedUrlHook],
    afterChange: [reassignCanonical, announcePageUrlChange, redirectMovedUrlHook, moveBlogUrls],
    afterDelete: [reassignCanonicalOnDelete, announcePageUrlRemoval, deleteBlogUrls],
  },
  fields: pageUrlFields,
}
