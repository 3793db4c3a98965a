import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '@payloadcms/translations'
import { en } from '@payloadcms/translations/languages/en'
import { nl } from '@payloadcms/translations/languages/nl'
import { buildConfig } from 'payload'

import { blocks } from './blocks'
import { collections } from './collections'
import { plugins } from './plugins'
import { withBareTables } from './src/upstream/payload/bare-tables'
import { keepCellsOutOfForms } from './src/upstream/payload/cells-in-forms'
import { correctStatus } from './src/upstream/payload/error-statuses'
import { secureJobStats } from './src/upstream/payload/jobs/secure-job-stats'
import { secureLockCollection } from './src/upstream/payload/document-locks/secure-lock-collection'
import { limitListChoices } from './src/upstream/payload/list-choices'
import { translateLabels } from './src/upstream/payload/field-labels'
import { translateLockError } from './src/upstream/payload/document-locks/translate-lock-error'
import { adminTranslations } from './src/upstream/payload/translations'
import { translateRichText } from './src/upstream/payload/translations/rich-text'
import { acceptAbsentBlocks } from './src/fields/block-rows/accept-absent'
import { editor } from './src/fields/rich-text'
import { translateUniqueError } from './src/upstream/payload/translate-unique-error'
import { type LocaleTexts, localeName, perLocale } from './src/i18n/locale-texts'
import { ADMIN_LOCALE, LOCALES } from './src/lib/constants'
import { database } from './src/database/adapter'
import { env } from './src/platform/env'
import { handleLostConnections } from './src/upstream/payload/database/lost-connections'
import { nameStatements } from './src/upstream/payload/database/named-statements'
import { logger } from './src/platform/logger'
import { readFromReplicas } from './src/platform/database/replicas/public-reads'
import { measureStatements } from './src/upstream/payload/database/measure-statements'
import { acceptPanelSessions } from './src/features/accounts/server/panel-strategy'
import { searchJobs } from './src/features/jobs/collection'
import { jobs } from './src/features/jobs/config'
import { MAX_IMAGE_BYTES } from './src/features/media/rules/limits'
import { mailAdapter } from './src/platform/mail/mail-adapter'

const root = path.dirname(fileURLToPath(import.meta.url))

export default buildConfig({
  secret: env.PAYLOAD_SECRET,
  // As deep as Payload reads by itself: each level multiplies the work, for all that the process serves.
  maxDepth: 2,
  routes: { admin: '/admin', api: '/payload-api' },
  graphQL: { disable: true },
  telemetry: false,
  logger,
  editor,
  blocks,
  collections: collections.flatMap(({ config }) => config ?? []),
  plugins,
  // Uploads go to a temporary file and not into memory; the media collection validates them.
  upload: {
    useTempFiles: true,
    tempFileDir: path.join(tmpdir(), 'gevel-uploads'),
    abortOnLimit: true,
    limits: { fileSize: MAX_IMAGE_BYTES, files: 1 },
    responseOnLimit: `Een bestand mag hoogstens ${MAX_IMAGE_BYTES / 1024 ** 2} MB zijn. · A file may have at most ${MAX_IMAGE_BYTES / 1024 ** 2} MB.`,
  },
  db: database(path.join(root, 'migrations')),
  email: env.SMTP ? mailAdapter(env.SMTP) : undefined,
  localization: {
    locales: LOCALES.map((code) => ({ code, label: perLocale((language) => localeName(code, language)) })),
    defaultLocale: LOCALES[0],
    fallback: false,
    // The publish button of the panel publishes the locale that is being edited.
    defaultLocalePublishOption: 'active',
  },
  onInit: (payload) => {
    withBareTables(payload)
    handleLostConnections(payload)
    measureStatements(payload)
    nameStatements(payload.db.pool)
    readFromReplicas(payload)
    acceptPanelSessions(payload)
  },
  jobs,
  hooks: { afterError: [correctStatus, translateLockError, translateUniqueError] },
  i18n: {
    supportedLanguages: { nl, en } satisfies LocaleTexts<Language>,
    fallbackLanguage: ADMIN_LOCALE,
    translations: adminTranslations,
  },
  experimental: { localizeStatus: true },
  admin: {
    user: 'users',
    avatar: 'default',
    dateFormat: 'd MMM yyyy, HH:mm',
    components: {
      providers: [
        '/src/upstream/payload/document-locks/AnswerLockDialog#AnswerLockDialog',
        '/src/upstream/payload/document-locks/LocalLockDate#LocalLockDate',
        '/src/upstream/payload/control-names#ControlNames',
        '/src/upstream/payload/date-language#DateLanguage',
        '/src/upstream/payload/roles#Roles',
        '/src/upstream/payload/select-announcements#SelectAnnouncements',
        '/src/upstream/payload/block-descriptions#BlockDescriptions',
        '/src/upstream/payload/drawer-focus#DrawerFocus',
        '/src/upstream/payload/rejected-saves/KeptRejections#KeptRejections',
        '/src/upstream/payload/changes-while-saving/AddedFields#AddedFields',
      ],
      beforeLogin: ['/src/features/single-sign-on/admin/SignInButton#SignInButton'],
      Nav: '/src/admin/nav/Nav#Nav',
      actions: [
        '/src/features/handbook/admin/Help#Help',
        '/src/features/search/admin/Search#Search',
        '/src/admin/nav/ActiveTenant#ActiveTenant',
      ],
      graphics: { Logo: '/src/admin/brand/Logo#Logo', Icon: '/src/admin/brand/Icon#Icon' },
      views: {
        assistant: {
          Component: '/src/features/assistant/admin/AssistantView#AssistantView',
          path: '/assistant',
          exact: true,
        },
        conversation: {
          Component: '/src/features/assistant/admin/AssistantView#AssistantView',
          path: '/assistant/:id',
          exact: true,
        },
        calendar: {
          Component: '/src/features/schedules/admin/calendar/CalendarView#CalendarView',
          path: '/calendar',
          exact: true,
        },
        dashboard: { Component: '/src/features/dashboard/admin/Dashboard#Dashboard' },
        confirmAddress: {
          Component: '/src/features/accounts/admin/address/AddressView#AddressView',
          path: '/confirm-address',
          exact: true,
        },
        handbook: {
          Component: '/src/features/handbook/admin/HandbookView#HandbookView',
          path: '/help',
          exact: true,
        },
        handbookChapter: {
          Component: '/src/features/handbook/admin/HandbookView#HandbookView',
          path: '/help/:chapter',
          exact: true,
        },
        invitation: {
          Component: '/src/features/accounts/admin/invitations/InvitationView#InvitationView',
          path: '/invitation',
          exact: true,
        },
        login: { Component: '/src/features/accounts/admin/sign-in/SignInView#SignInView' },
        logout: { Component: '/src/features/accounts/admin/sign-out/SignOutView#SignOutView' },
        pageTree: {
          Component: '/src/features/urls/admin/tree/TreeView#TreeView',
          path: '/page-tree',
          exact: true,
        },
        releases: {
          Component: '/src/features/releases/admin/ReleasesView#ReleasesView',
          path: '/releases',
          exact: true,
        },
        translation: {
          Component: '/src/features/translation/admin/TranslationView#TranslationView',
          path: '/translations/:collection/:id',
          exact: true,
        },
        translations: {
          Component: '/src/features/translation/admin/TranslationsView#TranslationsView',
          path: '/translations',
          exact: true,
        },
        unauthorized: { Component: '/src/features/accounts/admin/factors/SetUpFactor#SetUpFactor' },
      },
    },
    importMap: { baseDir: root, importMapFile: path.join(root, 'src/app/(payload)/admin/importMap.js') },
    meta: {
      titleSuffix: '· Gevel',
      icons: [{ rel: 'icon', url: '/favicon.ico' }],
      defaultOGImageType: 'off',
      openGraph: { siteName: 'Gevel', description: 'Content management' },
    },
  },
  typescript: { outputFile: path.join(root, 'payload-types.ts'), autoGenerate: false },
})
  .then(secureLockCollection)
  .then(secureJobStats)
  .then(searchJobs)
  .then(acceptAbsentBlocks)
  .then(translateRichText)
  .then(translateLabels)
  .then(limitListChoices)
  .then(keepCellsOutOfForms)
