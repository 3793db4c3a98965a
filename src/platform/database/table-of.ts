/** The table of a collection's documents, as Payload names it. */
export const tableOf = (slug: string): string => slug.replaceAll('-', '_')
