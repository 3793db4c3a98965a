/** A file of the project with its new text. */
export type Change = { file: string; text: string }

/** The text of a file of the project; null when there is none. */
export type Read = (file: string) => string | null

/** @throws {Error} when the file does not exist, or `edit` throws */
export function edited(read: Read, file: string, edit: (text: string) => string): Change {
  const text = read(file)
  if (text === null) throw new Error(`${file} is missing.`)
  return { file, text: edit(text) }
}

/** The sort key of an import. */
const sourceOf = (line: string): string => line.slice(line.indexOf(' from '))

/** Inserts an import among those that match `siblings`, sorted by source. */
export function withImport(text: string, siblings: RegExp, line: string): string {
  const lines = text.split('\n')
  const places = lines.flatMap((candidate, index) => (siblings.test(candidate) ? [index] : []))
  const last = places.at(-1)
  if (last === undefined) throw new Error(`No line matches ${siblings}.`)
  const place = places.find((index) => sourceOf(lines[index] ?? '') > sourceOf(line)) ?? last + 1
  return lines.toSpliced(place, 0, line).join('\n')
}

/** Appends an entry to the list or object that begins with the line `opening`. */
export function withEntry(text: string, opening: string, entry: string): string {
  const start = text.indexOf(opening)
  const end = start < 0 ? -1 : text.slice(start).search(/\n[\]}]/)
  if (end < 0) throw new Error(`No list begins with “${opening}”.`)
  return `${text.slice(0, start + end)}\n${entry}${text.slice(start + end)}`
}

/** Appends an item to the list on one line that begins with `opening`. */
export function withItem(text: string, opening: string, item: string): string {
  const start = text.indexOf(opening)
  const end = start < 0 ? -1 : text.indexOf(']', start)
  if (end < 0) throw new Error(`No list begins with “${opening}”.`)
  return `${text.slice(0, end)}, ${item}${text.slice(end)}`
}
