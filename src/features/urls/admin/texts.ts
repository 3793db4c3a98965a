import type { Locale } from '@/src/lib/constants'

export type AddressTexts = {
  label: (language: string) => string
  help: string
  helpPublished: string
  noTitle: string
  noSite: (language: string) => string
  notHere: string
  missing: string
  use: (path: string) => string
  usePublishing: (path: string) => string
  free: (path: string) => string
  checking: string
  unchecked: string
  moves: (from: string) => string
  leaves: string
  open: string
  view: string
  edit: string
  others: string
  online: string
  offline: string
  none: string
  more: (count: number) => string
  planned: string
  newTab: string
}

export const ADDRESS_TEXTS: Record<Locale, AddressTexts> = {
  nl: {
    label: (language) => `Adres (${language})`,
    help: 'Volgt de titel, totdat u zelf een adres typt. Het wordt met de pagina opgeslagen.',
    helpPublished: 'Een ander adres geldt zodra u publiceert; het oude verwijst dan door.',
    noTitle: 'Geef de pagina een titel; dan komt hier een voorstel.',
    noSite: (language) => `Geen van de domeinen heeft de taal ${language}. De pagina krijgt dus geen adres.`,
    notHere: 'Niet op dit domein.',
    missing: 'Online zonder adres: niemand kan deze pagina vinden.',
    use: (path) => `Adres ${path} gebruiken`,
    usePublishing: (path) => `Adres ${path} gebruiken en publiceren`,
    free: (path) => `${path} is vrij.`,
    checking: 'Adres wordt gecontroleerd …',
    unchecked: 'Het adres kon niet worden gecontroleerd. Dat gebeurt opnieuw bij het publiceren.',
    moves: (from) => `Nu nog op ${from}.`,
    leaves: 'Bij het publiceren verdwijnt de pagina van dit adres.',
    open: 'Openen:',
    view: 'Bekijken op de site',
    edit: 'Bewerken op de site',
    others: 'Ook online',
    online: 'Bekijken op de site',
    offline: 'Nog in geen taal online.',
    none: 'Geen adres',
    more: (count) => (count === 1 ? 'Nog 1 adres' : `Nog ${count} adressen`),
    planned: 'Adres na publiceren',
    newTab: 'opent in een nieuw tabblad',
  },
  en: {
    label: (language) => `Address (${language})`,
    help: 'Follows the title until you type an address of your own. It is saved with the page.',
    helpPublished: 'Another address takes effect when you publish; the old one then redirects to it.',
    noTitle: 'Give the page a title, and an address will be proposed here.',
    noSite: (language) => `None of the domains has the language ${language}, so the page gets no address.`,
    notHere: 'Not on this domain.',
    missing: 'Online without an address: nobody can find this page.',
    use: (path) => `Use the address ${path}`,
    usePublishing: (path) => `Use the address ${path} and publish`,
    free: (path) => `${path} is free.`,
    checking: 'Checking the address …',
    unchecked: 'The address could not be checked. That happens again when you publish.',
    moves: (from) => `Still at ${from}.`,
    leaves: 'When you publish, the page leaves this address.',
    open: 'Open:',
    view: 'View on site',
    edit: 'Edit on site',
    others: 'Also online',
    online: 'View on site',
    offline: 'Not online in any language yet.',
    none: 'No address',
    more: (count) => (count === 1 ? '1 more address' : `${count} more addresses`),
    planned: 'Address once published',
    newTab: 'opens in a new tab',
  },
}
