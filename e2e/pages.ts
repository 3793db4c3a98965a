/** Every seeded page with its address in both languages, and who must look different from whom. */
export const SEEDED_PAGES = [
  { host: 'localhost', nl: '/', en: '/en' },
  { host: 'localhost', nl: '/over-ons', en: '/en/about' },
  { host: 'localhost', nl: '/werkwijze', en: '/en/approach' },
  { host: 'localhost', nl: '/contact', en: '/en/contact' },
  { host: 'noorderlicht.localhost', nl: '/nl', en: '/' },
  { host: 'noorderlicht.localhost', nl: '/nl/over-ons', en: '/about' },
  { host: 'noorderlicht.localhost', nl: '/nl/contact', en: '/contact' },
] as const

export const LANGUAGE_TAGS = { nl: 'nl-NL', en: 'en-US' } as const
export type Language = keyof typeof LANGUAGE_TAGS

/** Each seeded page in each language, as one flat list. */
export const SEEDED_ADDRESSES = SEEDED_PAGES.flatMap((page) =>
  (['nl', 'en'] as const).map((language) => ({
    host: page.host,
    language,
    path: page[language],
    other: page[language === 'nl' ? 'en' : 'nl'],
  })),
)
