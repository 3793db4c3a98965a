import type { Device } from '@/src/features/accounts/rules/device'
import type { Locale } from '@/src/lib/constants'

export type SessionTexts = {
  title: string
  explanation: string
  device: string
  describe: (device: Device | null) => string
  purpose: string
  panel: string
  startedAt: string
  lastUsedAt: string
  action: string
  this: string
  end: string
  endNamed: (device: string) => string
  endOthers: string
  endAll: string
  none: string
  failed: string
}

export const SESSION_TEXTS: Record<Locale, SessionTexts> = {
  nl: {
    title: 'Actieve sessies',
    explanation:
      'Elke regel is een browser of programma. Herkent u een sessie niet, beëindig die dan en wijzig het wachtwoord.',
    device: 'Apparaat',
    describe: (device) => {
      const browser = device?.browser ?? 'Onbekende browser'
      return device?.system ? `${browser} op ${device.system}` : browser
    },
    purpose: 'Voor',
    panel: 'Beheer',
    startedAt: 'Ingelogd',
    lastUsedAt: 'Laatst gebruikt',
    action: 'Actie',
    this: 'Deze browser',
    end: 'Beëindigen',
    endNamed: (device) => `Sessie beëindigen: ${device}`,
    endOthers: 'Alle andere beëindigen',
    endAll: 'Alle beëindigen',
    none: 'Geen actieve sessies.',
    failed: 'Dat lukte niet. Probeer het opnieuw.',
  },
  en: {
    title: 'Active sessions',
    explanation:
      'Each line is a browser or a program. If you do not recognise one, end it and change the password.',
    device: 'Device',
    describe: (device) => {
      const browser = device?.browser ?? 'Unknown browser'
      return device?.system ? `${browser} on ${device.system}` : browser
    },
    purpose: 'For',
    panel: 'Panel',
    startedAt: 'Signed in',
    lastUsedAt: 'Last used',
    action: 'Action',
    this: 'This browser',
    end: 'End',
    endNamed: (device) => `End the session: ${device}`,
    endOthers: 'End all others',
    endAll: 'End all',
    none: 'No active sessions.',
    failed: 'That did not work. Try again.',
  },
}
