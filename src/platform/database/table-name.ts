/** The table of a collection's documents, as Payload names it. */
export const tableName = (slug: string): string => slug.replaceAll('-', '_')
