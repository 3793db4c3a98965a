export type Behaviour = { id: string; file: string; title: string }

const ROW = /^\| <a id="([^"]+)"><\/a>`([^`]+)` \| .+ \| `([^`]+)` › (.+) \|$/
const REFERENCES = [/\bBehaviour: ([a-z0-9-]+(?:, [a-z0-9-]+)*)/g, /docs\/behaviour\.md#([a-z0-9-]+)/g]

/**
 * The rows of docs/behaviour.md, in order.
 * @throws {Error} naming the first row of a table that is none, or whose anchor is not its id
 */
export function readBehaviours(markdown: string): Behaviour[] {
  const rows = markdown.split('\n').filter((line) => /^\| (?!Id )/.test(line))
  return rows.map((row) => {
    const [, anchor, id, file, title] = ROW.exec(row) ?? []
    if (!id || !file || !title || anchor !== id) throw new Error(`Not a row of behaviour: ${row}`)
    return { id, file, title }
  })
}

/** The headings of a Markdown text as the anchors that they get. */
export const headingAnchors = (markdown: string): string[] =>
  [...markdown.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase().replaceAll(' ', '-'))

/** The ids that a source text refers to. */
export const readReferences = (source: string): string[] =>
  REFERENCES.flatMap((pattern) => [...source.matchAll(pattern)].flatMap(([, ids = '']) => ids.split(', ')))
