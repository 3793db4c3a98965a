import type { TenantRole } from '@/src/access/permissions'
import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'

type Texts = {
  open: string
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
  /** Where no mail can be sent. */
  link: {
    explanation: string
    make: string
    created: (email: string, until: string) => string
    token: string
    copy: string
    copied: string
    failed: string
  }
}

export const INVITE_TEXTS: Record<Locale, Texts> = {
  nl: {
    open: 'Iemand uitnodigen',
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
      writer: 'Schrijver: concepten; een redacteur zet ze online',
      viewer: 'Lezer: bekijken en opmerkingen plaatsen',
    },
    language: 'Taal',
    send: 'Uitnodiging sturen',
    cancel: 'Annuleren',
    sent: (email) => `De uitnodiging is naar ${email} gestuurd.`,
    failed: 'De uitnodiging is niet gelukt. Probeer het opnieuw.',
    link: {
      explanation:
        'Er is geen e-mail ingesteld. U krijgt daarom een link om zelf door te geven. Wie hem opent, kan de uitnodiging aannemen of afwijzen. De rol geldt pas na aannemen.',
      make: 'Link maken',
      created: (email, until) =>
        `Geef deze link door aan ${email}, en aan niemand anders: wie hem opent, kan het account in gebruik nemen. De link werkt één keer, tot ${until}, en wordt niet nog eens getoond.`,
      token: 'Link van de uitnodiging',
      copy: 'Link kopiëren',
      copied: 'De link is gekopieerd.',
      failed: 'Kopiëren lukte niet. Selecteer de link en kopieer hem zelf.',
    },
  },
  en: {
    open: 'Invite somebody',
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
      writer: 'Writer: drafts, which an editor puts online',
      viewer: 'Viewer: read and comment',
    },
    language: 'Language',
    send: 'Send invitation',
    cancel: 'Cancel',
    sent: (email) => `The invitation was sent to ${email}.`,
    failed: 'The invitation did not succeed. Try again.',
    link: {
      explanation:
        'No e-mail is configured, so you get a link to pass on yourself. Whoever opens it can accept or decline the invitation. The role only applies once they accept.',
      make: 'Make the link',
      created: (email, until) =>
        `Pass this link on to ${email}, and to nobody else: whoever opens it can take the account. It works once, until ${until}, and is not shown again.`,
      token: 'Link of the invitation',
      copy: 'Copy the link',
      copied: 'The link was copied.',
      failed: 'That did not work. Select the link and copy it yourself.',
    },
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
    noTenant: 'Nog geen organisatie',
    confirmed: 'Bevestigd',
    unconfirmed: 'Nog niet',
    invited: (role: string) => `${role}: uitgenodigd, nog niet aangenomen`,
  },
  en: {
    superAdmin: 'Super admin',
    noRole: 'No role',
    noTenant: 'No tenant yet',
    confirmed: 'Confirmed',
    unconfirmed: 'Not yet',
    invited: (role: string) => `${role}: invited, not accepted yet`,
  },
} as const satisfies LocaleTexts<unknown>
