import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { en } from '@payloadcms/translations/languages/en'
import { nl } from '@payloadcms/translations/languages/nl'
import { buildConfig } from 'payload'

import { blocks } from './blocks'
import { AuditLog } from './collections/AuditLog'
import { Authors } from './collections/Authors'
import { Bookings } from './collections/Bookings'
import { BuildingBlocks } from './collections/BuildingBlocks'
import { Categories } from './collections/Categories'
import { ConsentRecords } from './collections/ConsentRecords'
import { ConsentSnapshots } from './collections/ConsentSnapshots'
import { DomainLocales } from './collections/DomainLocales'
import { Domains } from './collections/Domains'
import { Locales } from './collections/Locales'
import { Media } from './collections/Media'
import { NotFoundLog } from './collections/NotFoundLog'
import { Pages } from './collections/Pages'
import { PageUrls } from './collections/PageUrls'
import { Posts } from './collections/Posts'
import { Products } from './collections/Products'
import { Templates } from './collections/Templates'
import { Tenants } from './collections/Tenants'
import { Users } from './collections/Users'
import { Availability } from './globals/Availability'
import { ConsentTexts } from './globals/ConsentTexts'
import { Footer } from './globals/Footer'
import { Navigation } from './globals/Navigation'
import { SiteSettings } from './globals/SiteSettings'
import { plugins } from './plugins'
import { guardLocks } from './src/upstream/payload/document-locks/secure-lock-collection'
import { sayLocked } from './src/upstream/payload/document-locks/translate-lock-error'
import { adminTranslations } from './src/admin/translations'
import { editor } from './src/fields/rich-text'
import { sayTaken } from './src/upstream/payload/translate-unique-error'
import { LANGUAGES, LOCALES } from './src/lib/constants'
import { database } from './src/database/adapter'
import { env } from './src/platform/env'
import { surviveLostConnections } from './src/upstream/payload/database/lost-connections'
import { logger } from './src/platform/logger'
import { MAX_IMAGE_BYTES } from './src/features/media/rules/limits'
import { boundedTransport } from './src/platform/mail/bounded-transport'

const root = path.dirname(fileURLToPath(import.meta.url))

export default buildConfig({
  secret: env.PAYLOAD_SECRET,
  routes: { admin: '/admin', api: '/payload-api' },
  graphQL: { disable: true },
  telemetry: false,
  logger,
  editor,
  blocks,
  collections: [
    Pages,
    PageUrls,
    Templates,
    Posts,
    Authors,
    Categories,
    Media,
    NotFoundLog,
    BuildingBlocks,
    Products,
    Domains,
    DomainLocales,
    Locales,
    Tenants,
    Users,
    AuditLog,
    Bookings,
    ConsentRecords,
    ConsentSnapshots,
    Availability,
    ConsentTexts,
    Navigation,
    Footer,
    SiteSettings,
  ],
  plugins,
  // Uploads of the admin go to a temporary file, never into memory; what they may be is asked by the media collection.
  upload: {
    useTempFiles: true,
    tempFileDir: path.join(tmpdir(), 'gevel-uploads'),
    abortOnLimit: true,
    limits: { fileSize: MAX_IMAGE_BYTES, files: 1 },
    responseOnLimit: `A file may have at most ${MAX_IMAGE_BYTES} bytes.`,
  },
  db: database(path.join(root, 'migrations')),
  email: env.SMTP
    ? nodemailerAdapter({
        defaultFromAddress: env.SMTP.from,
        defaultFromName: 'Gevel',
        transportOptions: boundedTransport(env.SMTP.url),
      })
    : undefined,
  localization: {
    locales: LOCALES.map((code) => ({ code, label: LANGUAGES[code].name })),
    defaultLocale: 'nl',
    fallback: false,
    // The publish button of the panel is about the language that is being edited, and says so.
    defaultLocalePublishOption: 'active',
  },
  onInit: surviveLostConnections,
  hooks: { afterError: [sayLocked, sayTaken] },
  i18n: {
    supportedLanguages: { nl, en },
    fallbackLanguage: 'nl',
    translations: adminTranslations,
  },
  experimental: { localizeStatus: true },
  admin: {
    user: Users.slug,
    avatar: 'default',
    dateFormat: 'd MMM yyyy, HH:mm',
    components: {
      providers: [
        '/src/admin/document/LockKeys#LockKeys',
        '/src/upstream/payload/control-names/ControlNames#ControlNames',
      ],
      Nav: '/src/admin/nav/Nav#Nav',
      graphics: { Logo: '/src/admin/brand/Logo#Logo', Icon: '/src/admin/brand/Icon#Icon' },
      views: { dashboard: { Component: '/src/features/dashboard/admin/Dashboard#Dashboard' } },
    },
    importMap: { baseDir: root, importMapFile: path.join(root, 'src/app/(payload)/admin/importMap.js') },
    meta: { titleSuffix: ' · Gevel', icons: [{ rel: 'icon', url: '/favicon.ico' }] },
  },
  typescript: { outputFile: path.join(root, 'payload-types.ts'), autoGenerate: false },
}).then(guardLocks)
