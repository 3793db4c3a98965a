import type { TenantRole } from '@/src/access/permissions'
import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'

type Texts = {
  open: string
  noMail: string
  title: string
  explanation: string
  name: string
  email: string
  tenant: string
  role: string
  roles: Record<TenantRole, string>
  language: string
  send: string
  cancel: string
  sent: (email: string) => string
  failed: string
}

export const INVITE_TEXTS: Record<Locale, Texts> = {
  nl: {
    open: 'Iemand uitnodigen',
    noMail:
      'Er is geen e-mail ingesteld, en dus kan niemand worden uitgenodigd. Maak een gebruiker met een wachtwoord, en geef dat zelf door.',
    title: 'Iemand uitnodigen',
    explanation:
      'De uitgenodigde krijgt een e-mail met een link om de uitnodiging aan te nemen of af te wijzen. De rol geldt pas na aannemen.',
    name: 'Naam',
    email: 'E-mailadres',
    tenant: 'Organisatie',
    role: 'Rol',
    roles: {
      admin: 'Beheerder: alles, ook mensen en domeinen',
      editor: 'Redacteur: inhoud, media en formulieren',
      viewer: 'Lezer: bekijken en opmerkingen plaatsen',
    },
    language: 'Taal',
    send: 'Uitnodiging sturen',
    cancel: 'Annuleren',
    sent: (email) => `De uitnodiging is naar ${email} gestuurd.`,
    failed: 'De uitnodiging kon niet worden gestuurd. Probeer het opnieuw.',
  },
  en: {
    open: 'Invite somebody',
    noMail:
      'No e-mail is configured, so nobody can be invited. Make a user with a password, and pass it on yourself.',
    title: 'Invite somebody',
    explanation:
      'They get an e-mail with a link to accept or decline the invitation. The role only applies once they accept.',
    name: 'Name',
    email: 'E-mail address',
    tenant: 'Tenant',
    role: 'Role',
    roles: {
      admin: 'Admin: everything, including people and domains',
      editor: 'Editor: content, media and forms',
      viewer: 'Viewer: read and comment',
    },
    language: 'Language',
    send: 'Send invitation',
    cancel: 'Cancel',
    sent: (email) => `The invitation was sent to ${email}.`,
    failed: 'The invitation could not be sent. Try again.',
  },
}

export const MEMBERSHIP_TEXTS = {
  nl: {
    open: 'Uit de organisatie verwijderen',
    submit: 'Verwijderen',
    cancel: 'Annuleren',
    tenant: 'Organisatie',
    explanation: (person: string, tenant: string | null) =>
      `${person} verliest de toegang tot ${tenant ?? 'deze organisatie'}; een uitnodiging vervalt. Wat deze persoon heeft gemaakt, blijft bestaan. Een eigen account en rollen in andere organisaties blijven ook.`,
    done: (person: string) => `${person} is uit de organisatie verwijderd.`,
    failed: 'Dat lukte niet. Probeer het opnieuw.',
  },
  en: {
    open: 'Remove from the tenant',
    submit: 'Remove',
    cancel: 'Cancel',
    tenant: 'Tenant',
    explanation: (person: string, tenant: string | null) =>
      `${person} loses access to ${tenant ?? 'this tenant'}; an invitation is withdrawn. What they made stays, and so do an account of their own and roles in other tenants.`,
    done: (person: string) => `${person} has been removed from the tenant.`,
    failed: 'That did not work. Try again.',
  },
} as const satisfies LocaleTexts<unknown>

export const PEOPLE_TEXTS = {
  nl: {
    superAdmin: 'Superbeheerder',
    noRole: 'Geen rol',
    confirmed: 'Bevestigd',
    unconfirmed: 'Nog niet',
    invited: (role: string) => `${role}: uitgenodigd, nog niet aangenomen`,
  },
  en: {
    superAdmin: 'Super admin',
    noRole: 'No role',
    confirmed: 'Confirmed',
    unconfirmed: 'Not yet',
    invited: (role: string) => `${role}: invited, not accepted yet`,
  },
} as const satisfies LocaleTexts<unknown>
