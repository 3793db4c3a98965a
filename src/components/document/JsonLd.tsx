type Props = { data: object }

/** Data for search engines. `<` is escaped, so that no text in it can end the element. */
export function JsonLd({ data }: Props) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script dangerouslySetInnerHTML={{ __html: text }} type="application/ld+json" />
}
