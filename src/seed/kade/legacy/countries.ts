/** The old site was also served under these prefixes, in Dutch. A prefix alone was its home page. */
export const COUNTRY_PREFIXES = ['/de', '/it', '/fr'] as const

/** Pages that were linked to under a prefix: path below it → key of the page without one. */
export const belowPrefix = [
  ['/projecten', 'projecten'],
  ['/projecten/3os', 'projecten-3os'],
  ['/projecten/tenants', 'projecten-tenants'],
  ['/projecten/legentic', 'projecten-legentic'],
  ['/projecten/makemaps', 'projecten-makemaps'],
  ['/projecten/sedeco-imaging', 'projecten-sedeco-imaging'],
  ['/projecten/gespotenpanelen', 'projecten-gespotenpanelen'],
  ['/over-ons', 'over-ons'],
  ['/werkwijze', 'werkwijze'],
  ['/werkwijze/blocks', 'werkwijze-blocks'],
  ['/oplossingen', 'oplossingen'],
  ['/oplossingen/minimum-viable-product', 'oplossingen-minimum-viable-product'],
  ['/oplossingen/software-als-dienst', 'oplossingen-software-als-dienst'],
  ['/oplossingen/api-koppelingen', 'oplossingen-api-koppelingen'],
  ['/oplossingen/maatwerk-software', 'oplossingen-maatwerk-software'],
  ['/oplossingen/web-applicaties', 'oplossingen-web-applicaties'],
  ['/vacatures', 'vacatures'],
  ['/contact', 'contact'],
  ['/belafspraak', 'belafspraak'],
  ['/hire-developer', 'hire-developer'],
  ['/gebruiksvoorwaarden', 'gebruiksvoorwaarden'],
  ['/blog', 'blog'],
] as const
