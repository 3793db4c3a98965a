/** §2.4: the layouts a page can name. A page that names none gets `default`. */
export const LAYOUTS = [
  { value: 'main', label: { nl: 'Site', en: 'Main' } },
  { value: 'blank', label: { nl: 'Leeg', en: 'Blank' } },
  { value: 'default', label: { nl: 'Standaard', en: 'Default' } },
] as const

export type Layout = (typeof LAYOUTS)[number]['value']
export const DEFAULT_LAYOUT: Layout = 'main'
