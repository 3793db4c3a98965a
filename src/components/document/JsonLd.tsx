type Props = { data: object }

/** Structured data. `<` is escaped, so that no value can close the element. */
export function JsonLd({ data }: Props) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script dangerouslySetInnerHTML={{ __html: text }} type="application/ld+json" />
}
