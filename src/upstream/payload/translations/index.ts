/**
 * Defect: Payload addresses people as "je" and as "u" by turns in Dutch, names buttons in two forms, has English and clumsy
 * words in it, asks for "1 rows", shows "[object Object]" for the label of a sorted column in two languages, and names the tools of rich text otherwise.
 * Seen in: @payloadcms/translations 3.90.1
 * Upstream: not reported yet
 * Remove when: index.test.ts "Payload has English words and an informal address in its Dutch" fails
 */
import type { Config } from 'payload'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { DUTCH } from './dutch'
import { EMPTY_CELL } from './empty-cell'
import { SEARCH_ENGINES } from './search-engines'

/** Overrides of Payload's texts. The heading of a column names what is sorted, so the button does not repeat it. */
export const adminTranslations = {
  nl: { ...DUTCH, 'plugin-seo': SEARCH_ENGINES.nl },
  en: {
    'plugin-seo': SEARCH_ENGINES.en,
    authentication: {
      alreadyLoggedIn: 'Already signed in',
      backToLogin: 'Back to signing in',
      logBackIn: 'Sign in again',
      loggedIn: 'To sign in as somebody else, <0>sign out</0> first.',
      loggedOutInactivity: 'You were signed out because you were inactive.',
      loggedOutSuccessfully: 'You are signed out.',
      loggingOut: 'Signing out…',
      login: 'Sign in',
      loginAttempts: 'Attempts to sign in',
      loginUser: 'Sign in',
      loginWithAnotherUser: 'To sign in as somebody else, <0>sign out</0> first.',
      logOut: 'Sign out',
      logout: 'Sign out',
      logoutSuccessful: 'You are signed out.',
      logoutUser: 'Sign out',
      newAccountCreated:
        'An account was made for you at <a href="{{serverURL}}">{{serverURL}}</a>. Follow this link, or paste it into your browser, to confirm your e-mail address: <a href="{{verificationURL}}">{{verificationURL}}</a><br> You can sign in after that.',
      verified: 'Can sign in',
      confirmPassword: 'Confirm the password',
      newPassword: 'New password',
      stayLoggedIn: 'Stay signed in',
      youAreInactive:
        'You have not been active for a while and will soon be signed out for your own security. Do you want to stay signed in?',
    },
    error: {
      localesNotSaved_one: 'This language could not be saved:',
      localesNotSaved_other: 'These languages could not be saved:',
      logoutFailed: 'Signing out failed.',
      unauthorized: 'You have no access to this',
      unverifiedEmail: 'Confirm your e-mail address before you sign in.',
      userLocked: 'This account is locked after too many failed attempts to sign in.',
    },
    general: {
      adminTheme: 'Light or dark',
      allLocales: 'All languages',
      noResults: 'No {{label}} found: there are none yet, or none match the filters above.',
      noResultsDescription: 'There are none yet, or none match the filters above.',
      payloadSettings: 'Settings of the panel',
      resetPreferences: 'Reset preferences',
      sorryNotFound: 'There is nothing here.',
      backToDashboard: 'Back to the dashboard',
      fallbackToDefaultLocale: 'Show the default language where a text is missing',
      locale: 'Language',
      locales: 'Languages',
      noLabel: EMPTY_CELL,
      email: 'E-mail address',
      rows: 'rows',
      true: 'Yes',
      false: 'No',
      exitLivePreview: 'Close the preview',
      livePreview: 'Preview beside the form',
      sortByLabelDirection: 'Sort {{direction}}',
      aboutToRestoreAsDraft:
        '{{label}} <1>{{title}}</1> is restored as a draft, with those of its addresses that are still free.',
      aboutToRestoreAsDraftCount:
        'Restore as a draft, with the addresses that are still free: {{count}} {{label}}.',
      aboutToTrash:
        '{{label}} <1>{{title}}</1> moves to the trash and is offline at once, in every language. It can be restored for 30 days.',
      aboutToTrashCount:
        'Move to the trash, offline at once in every language: {{count}} {{label}}. They can be restored for 30 days.',
      deletePermanently: 'Erase for good now, without the trash',
      documentIsTrashed: 'This is in the trash: restore it to edit it.',
      emptyTrashLabel: 'Empty trash: {{label}}',
      noTrashResults: 'There is nothing in the trash.',
    },
    localization: {
      cannotCopySameLocale: 'Cannot copy to the same language',
      copyToLocale: 'Copy to another language',
      localeToPublish: 'Language to publish',
      selectedLocales: 'in selected languages…',
      selectLocaleToCopy: 'Language to copy',
      selectLocaleToDuplicate: 'Languages to duplicate',
    },
    validation: {
      requiresAtLeast_one: 'At least one row is needed here.',
      requiresAtLeast_other: 'At least {{count}} {{label}} are needed here.',
      requiresNoMoreThan_one: 'At most one row can be here.',
      requiresNoMoreThan_other: 'At most {{count}} {{label}} can be here.',
    },
    version: {
      aboutToUnpublish: 'You are about to unpublish this document in all languages. Are you sure?',
      comparingAgainst: 'Compared with the version of',
      preview: 'Preview in a new tab',
      publishAllLocales: 'Publish all languages',
      selectLocales: 'Languages to show',
      showLocales: 'Show languages:',
    },
  },
} satisfies NonNullable<Config['i18n']>['translations'] & LocaleTexts<unknown>
