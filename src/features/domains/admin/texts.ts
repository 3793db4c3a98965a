import type { Locale } from '@/src/lib/constants'
import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { PROOF_METHODS, ProofProblem } from '@/src/features/domains/rules/proof'

type Texts = {
  heading: string
  pending: string
  proven: string
  provenBy: Record<(typeof PROOF_METHODS)[number], string>
  explain: string
  local: string
  atNew: string
  name: string
  type: string
  value: string
  copy: string
  copied: string
  lastChecked: string
  never: string
  problems: Record<ProofProblem, string>
  check: string
  checking: string
  found: string
  approve: string
  approved: string
  tooMany: string
  failed: string
}

export const PROOF_TEXTS = {
  nl: {
    heading: 'Bewijs van eigendom',
    pending: 'Wacht op bewijs. Dit domein wordt nog niet getoond.',
    proven: 'Bewezen. Dit domein is in gebruik.',
    provenBy: {
      dns: 'Bewezen met een DNS-record.',
      approval: 'Goedgekeurd door een superbeheerder.',
      existing: 'Al in gebruik voordat bewijs nodig was.',
    },
    explain:
      'Zet dit TXT-record in de DNS van het domein, bij de partij waar het domein geregistreerd is. We controleren het vanzelf, steeds minder vaak; u kunt het hier meteen controleren. Na het bewijs mag het record weg.',
    local: 'Namen onder localhost staan niet in de DNS. Een superbeheerder keurt ze goed.',
    atNew: 'Na het opslaan staat hier het DNS-record waarmee u bewijst dat het domein van u is.',
    name: 'Naam',
    type: 'Soort',
    value: 'Waarde',
    copy: 'Kopiëren',
    copied: 'Gekopieerd.',
    lastChecked: 'Laatst gecontroleerd:',
    never: 'nog niet',
    problems: {
      missing: 'Het record is niet gevonden. Een wijziging in de DNS kan een paar uur duren.',
      different: 'Er is een record met een andere waarde. Vergelijk de waarde teken voor teken.',
      unreachable: 'De DNS-servers van dit domein antwoorden niet.',
      conflict: 'Een andere organisatie heeft dit domein, of een domein erboven of eronder, al bewezen.',
    },
    check: 'Nu controleren',
    checking: 'Bezig met controleren…',
    found: 'Het record is gevonden. Het domein is in gebruik.',
    approve: 'Goedkeuren zonder DNS-record',
    approved: 'Het domein is goedgekeurd.',
    tooMany: 'Te vaak gecontroleerd. Een wijziging in de DNS duurt even; probeer het later opnieuw.',
    failed: 'Dat is niet gelukt. Probeer het opnieuw.',
  },
  en: {
    heading: 'Proof of ownership',
    pending: 'Waiting for proof. This domain is not served yet.',
    proven: 'Proven. This domain is served.',
    provenBy: {
      dns: 'Proven by a DNS record.',
      approval: 'Approved by a super admin.',
      existing: 'Served since before proof was required.',
    },
    explain:
      'Add this TXT record to the DNS of the domain, where the domain is registered. It is checked automatically, less and less often; you can check it here at once. Once the domain is proven, the record may be removed.',
    local: 'Names under localhost are not in the DNS. A super admin approves them.',
    atNew: 'Once you have saved, the DNS record that proves that the domain is yours is shown here.',
    name: 'Name',
    type: 'Type',
    value: 'Value',
    copy: 'Copy',
    copied: 'Copied.',
    lastChecked: 'Last checked:',
    never: 'not yet',
    problems: {
      missing: 'The record was not found. A change in the DNS can take a few hours.',
      different: 'There is a record with another value. Compare the value character by character.',
      unreachable: 'The DNS servers of this domain do not answer.',
      conflict: 'Another tenant has already proven this domain, or one above or below it.',
    },
    check: 'Check now',
    checking: 'Checking…',
    found: 'The record was found. The domain is served.',
    approve: 'Approve without a DNS record',
    approved: 'The domain is approved.',
    tooMany: 'Checked too often. Changes in the DNS take a while; try again later.',
    failed: 'That did not work. Try again.',
  },
} as const satisfies LocaleTexts<Texts>

export type ProofTexts = (typeof PROOF_TEXTS)[Locale]
