import type { Payload } from 'payload'

import type { ConsentText } from '@/payload-types'
import { CONSENT_PARAGRAPHS } from '@/src/features/consent/rules/consent'
import type { Company } from './tenants'

type Owner = Pick<Company, 'tenant'>

const described = (name: string) => ({ name, description: `Over ${name}` })

/** Consent texts of a tenant, in Dutch. */
export const consentTextsData = ({ tenant }: Owner, data: Partial<ConsentText> = {}) => ({
  tenant: tenant.id,
  version: 1,
  title: 'Koekjes',
  allowance: { tab: 'Vraag', heading: 'Mag het?', introduction: 'Graag een antwoord.' },
  settings: {
    tab: 'Keuzes',
    essential: described('nodig'),
    analytics: described('meten'),
    marketing: described('reclame'),
    off: 'Nee',
    on: 'Ja',
  },
  information: {
    tab: 'Meer',
    paragraphs: Array.from({ length: CONSENT_PARAGRAPHS }, (_, index) => ({ text: `Alinea ${index}` })),
  },
  buttons: { options: 'Opties', allowSelection: 'Dit', accept: 'Alles', onlyEssential: 'Niets' },
  ...data,
})

export const createConsentTexts = (
  payload: Payload,
  owner: Owner,
  data: Partial<ConsentText> = {},
): Promise<ConsentText> =>
  payload.create({
    collection: 'consent-texts',
    locale: 'nl',
    data: consentTextsData(owner, data),
    overrideAccess: true,
  })
