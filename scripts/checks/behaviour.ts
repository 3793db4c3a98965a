export type Behaviour = { id: string; file: string; title: string }

const ROW = /^\| <a id="([^"]+)"><\/a>`([^`]+)` \| .+ \| `([^`]+)` › (.+) \|$/
const REFERENCES = [/\bBehaviour: ([a-z0-9-]+(?:, [a-z0-9-]+)*)/g, /docs\/behaviour\.md#([a-z0-9-]+)/g]

/**
 * The rows of docs/behaviour.md, in order.
 * @throws {Error} on the first malformed row, or row whose anchor is not its id
 */
export function readBehaviours(markdown: string): Behaviour[] {
  const rows = markdown.split('\n').filter((line) => /^\| (?!Id )/.test(line))
  return rows.map((row) => {
    const [, anchor, id, file, title] = ROW.exec(row) ?? []
    if (!id || !file || !title || anchor !== id) throw new Error(`Malformed row of docs/behaviour.md: ${row}`)
    return { id, file, title }
  })
}

/** The anchors of the second-level headings of a Markdown text. */
export const headingAnchors = (markdown: string): string[] =>
  [...markdown.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase().replaceAll(' ', '-'))

/** The behaviour ids that a source text refers to. */
export const readReferences = (source: string): string[] =>
  REFERENCES.flatMap((pattern) => [...source.matchAll(pattern)].flatMap(([, ids = '']) => ids.split(', ')))
