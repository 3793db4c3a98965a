/** A file of the project, with what it shall hold. */
export type Change = { file: string; text: string }

/** The text of a file of the project; null when there is none. */
export type Read = (file: string) => string | null

/** @throws {Error} when the file is not there, or `edit` finds no place in it */
export function edited(read: Read, file: string, edit: (text: string) => string): Change {
  const text = read(file)
  if (text === null) throw new Error(`${file} is missing.`)
  return { file, text: edit(text) }
}

/** What an import is sorted by. */
const sourceOf = (line: string): string => line.slice(line.indexOf(' from '))

/** The text with an import among those that match `siblings`, by what they import from. */
export function withImport(text: string, siblings: RegExp, line: string): string {
  const lines = text.split('\n')
  const places = lines.flatMap((candidate, index) => (siblings.test(candidate) ? [index] : []))
  const last = places.at(-1)
  if (last === undefined) throw new Error(`No line matches ${siblings}.`)
  const place = places.find((index) => sourceOf(lines[index] ?? '') > sourceOf(line)) ?? last + 1
  return lines.toSpliced(place, 0, line).join('\n')
}

/** The text with an entry at the end of the list or object that begins with the line `opening`. */
export function withEntry(text: string, opening: string, entry: string): string {
  const start = text.indexOf(opening)
  const end = start < 0 ? -1 : text.slice(start).search(/\n[\]}]/)
  if (end < 0) throw new Error(`No list begins with “${opening}”.`)
  return `${text.slice(0, start + end)}\n${entry}${text.slice(start + end)}`
}

/** The text with an item at the end of the list that begins with `opening` and is written on one line. */
export function withItem(text: string, opening: string, item: string): string {
  const start = text.indexOf(opening)
  const end = start < 0 ? -1 : text.indexOf(']', start)
  if (end < 0) throw new Error(`No list begins with “${opening}”.`)
  return `${text.slice(0, end)}, ${item}${text.slice(end)}`
}
