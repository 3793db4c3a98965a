import type { Field } from 'payload'

import {
  validateContentHost,
  validateSessionRecordingId,
  validateTagManagerId,
} from '@/src/fields/third-party-id'
import { fieldSuperAdminOnly } from '@/src/access/predicates'
import { isAdminHost } from '@/src/routing/admin-hosts'
import { texts } from '@/src/i18n/locale-texts'
import { DOMAIN_DEFAULTS } from '@/src/features/domains/rules/domain-settings'
import { selectOptions } from '@/src/fields/select-options'
import { SESSION_RECORDERS, SESSION_RECORDING_LOADS } from '@/src/features/consent/rules/third-party'

const sessionRecording: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'sessionRecordingProvider',
        type: 'select',
        required: true,
        defaultValue: DOMAIN_DEFAULTS.sessionRecordingProvider,
        label: texts({ nl: 'Sessieopname', en: 'Session recording' }),
        options: selectOptions(SESSION_RECORDERS, {
          clarity: 'Microsoft Clarity',
          hotjar: 'Hotjar',
        }),
        admin: { isClearable: false, width: '50%' },
      },
      {
        name: 'sessionRecordingId',
        type: 'text',
        label: texts({ nl: 'Id van de sessieopname', en: 'Session recording id' }),
        validate: validateSessionRecordingId,
        admin: {
          width: '50%',
          description: texts({
            nl: 'Het project-id (Clarity) of site-id (Hotjar). Leeg: er wordt niets opgenomen.',
            en: 'The project id (Clarity) or site id (Hotjar). Empty: nothing is recorded.',
          }),
        },
      },
    ],
  },
  {
    name: 'sessionRecordingLoad',
    type: 'select',
    required: true,
    defaultValue: DOMAIN_DEFAULTS.sessionRecordingLoad,
    label: texts({ nl: 'Sessieopname laden', en: 'Load session recording' }),
    options: selectOptions(SESSION_RECORDING_LOADS, {
      'analytics-consent': texts({ nl: 'Na toestemming voor analyse', en: 'After consent to analytics' }),
      'start-up': texts({ nl: 'Meteen', en: 'At start-up' }),
    }),
    admin: {
      isClearable: false,
      description: texts({
        nl: 'Meteen laden neemt ook bezoekers op die geen toestemming gaven; in de EU mag dat meestal niet.',
        en: 'Also records visitors without consent; in the EU that is usually not allowed.',
      }),
    },
  },
]

/** Third-party origins that the site may load from. The Content-Security-Policy allows exactly these. */
export const thirdPartyFields: Field[] = [
  {
    name: 'tagManagerId',
    type: 'text',
    label: texts({ nl: 'Google Tag Manager (container-id)', en: 'Google Tag Manager (container id)' }),
    validate: validateTagManagerId,
    admin: {
      placeholder: 'GTM-…',
      description: texts({
        nl: 'Laadt op elke pagina, met toestemmingsmodus: tot de bezoeker kiest staan analyse en marketing op geweigerd.',
        en: 'Loads on every page, in consent mode: until the visitor chooses, analytics and marketing are denied.',
      }),
    },
  },
  ...sessionRecording,
  {
    name: 'allowedHosts',
    type: 'array',
    label: texts({ nl: 'Verder toegestane hosts', en: 'Further hosts allowed' }),
    labels: { singular: texts({ nl: 'Host', en: 'Host' }), plural: texts({ nl: 'Hosts', en: 'Hosts' }) },
    fields: [
      {
        name: 'host',
        type: 'text',
        required: true,
        label: texts({ nl: 'Host', en: 'Host' }),
        validate: validateContentHost,
        admin: { placeholder: '*.google-analytics.com' },
      },
    ],
    admin: {
      description: texts({
        nl: 'Wat tags in de container nog meer laden, anders houdt de browser het tegen. Google Analytics: *.google-analytics.com en *.analytics.google.com.',
        en: 'What else tags in the container load; the browser blocks all others. Google Analytics: *.google-analytics.com and *.analytics.google.com.',
      }),
    },
  },
  {
    name: 'scriptsOnAdminHost',
    type: 'checkbox',
    defaultValue: false,
    access: { create: fieldSuperAdminOnly, update: fieldSuperAdminOnly },
    label: texts({
      nl: 'Deze scripts, hosts en het lettertype van een andere server toestaan',
      en: 'Allow these scripts, hosts and the font of another server',
    }),
    admin: {
      condition: ({ hostname }: { hostname?: string | null }) => isAdminHost(hostname),
      description: texts({
        nl: 'Op deze hostnaam staat ook het beheer. Een script van een ander kan hier handelen namens wie in het beheer is ingelogd. Daarom laadt de site ze alleen als een superbeheerder dat hier toestaat.',
        en: 'The panel is on this hostname too. A script of somebody else can act here on behalf of whoever is signed in to the panel. The site therefore loads them only if a super admin allows it here.',
      }),
    },
  },
]
