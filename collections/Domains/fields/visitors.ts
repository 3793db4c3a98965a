import type { Field } from 'payload'

import { texts } from '@/src/i18n/locale-texts'
import { CONSENT_MODE_LABELS, CONSENT_MODES } from '@/src/features/consent/rules/consent'
import { DOMAIN_DEFAULTS } from '@/src/features/domains/rules/domain-settings'
import { selectOptions } from '@/src/fields/select-options'
import { thirdPartyFields } from './third-party'

export const visitorFields: Field[] = [
  {
    name: 'detectLanguage',
    type: 'checkbox',
    defaultValue: DOMAIN_DEFAULTS.detectLanguage,
    label: texts({ nl: 'Taal van de browser volgen op “/”', en: 'Follow the browser’s language on “/”' }),
  },
  {
    name: 'consentMode',
    type: 'select',
    required: true,
    defaultValue: DOMAIN_DEFAULTS.consentMode,
    label: texts({ nl: 'Toestemming voor cookies', en: 'Cookie consent' }),
    options: selectOptions(CONSENT_MODES, CONSENT_MODE_LABELS),
    admin: {
      description: texts({
        nl: 'Vooraf aangevinkt: analyse en marketing staan aan tot de bezoeker ze uitzet. Opt-in: ze staan uit tot de bezoeker ze aanzet, en naast “Akkoord” staat een gelijke knop “Alleen essentieel”. De Nederlandse toezichthouder vraagt om opt-in.',
        en: 'Preselected: analytics and marketing are on until the visitor turns them off. Opt-in: they are off until the visitor turns them on, and an equal button “Only essential” stands beside “Accept”. The Dutch regulator asks for opt-in.',
      }),
    },
  },
  {
    name: 'countVisits',
    type: 'checkbox',
    defaultValue: DOMAIN_DEFAULTS.countVisits,
    label: texts({ nl: 'Bezoeken tellen', en: 'Count visits' }),
    admin: {
      description: texts({
        nl: 'Telt op de eigen server hoe vaak elke pagina is bekeken: per dag, taal, soort apparaat en verwijzende site. Zonder cookies en zonder script, dus zonder toestemming. IP-adres en browser worden alleen gebruikt om bezoekers binnen één dag uit elkaar te houden, en nooit bewaard. Zoekmachines en andere robots tellen niet mee. Uitgezet blijft staan wat al geteld is.',
        en: 'Counts on our own server how often each page was viewed: by day, language, kind of device and referring site. Without cookies and without a script, so without consent. IP address and browser only serve to tell visitors apart within one day, and are never stored. Search engines and other robots are left out. When it is off, what was counted stays.',
      }),
    },
  },
  ...thirdPartyFields,
]
