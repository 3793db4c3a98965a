const HEAD_END = '</head>'
const MAX_HEAD_BYTES = 64 * 1024
const MAX_HINTS = 8
const LINK = /<link\s[^>]*>/g

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

function hintOf(tag: string): string[] {
  const href = attributeOf(tag, 'href')
  if (!href?.startsWith('/') || /[<>\s]/.test(href)) return []
  if (attributeOf(tag, 'rel') === 'stylesheet') return [`<${href}>; rel=preload; as=style`]
  const isFont = attributeOf(tag, 'rel') === 'preload' && attributeOf(tag, 'as') === 'font'
  return isFont ? [`<${href}>; rel=preload; as=font; crossorigin`] : []
}

/** The values of Link headers for the stylesheets and fonts in the head of a page. */
export function findHints(html: Buffer): string[] {
  const start = html.subarray(0, MAX_HEAD_BYTES).toString('utf8')
  const head = start.slice(0, Math.max(0, start.indexOf(HEAD_END)))
  return (head.match(LINK) ?? []).flatMap(hintOf).slice(0, MAX_HINTS)
}
