/** A condition of a query: the text occurs as it is. Payload hands it to `ILIKE`, where `%` and `_` stand for any text. */
export const containing = (text: string): { contains: string } => ({
  contains: text.replaceAll(/[\\%_]/g, String.raw`\$&`),
})
