type Person = { id: string; name: string }

/** What is being typed after an `@`, up to the caret; null when that is not a mention. */
export function typedMention(text: string, caret: number): { from: number; query: string } | null {
  const from = text.lastIndexOf('@', caret - 1)
  if (from === -1 || /\S/.test(text[from - 1] ?? ' ')) return null
  const query = text.slice(from + 1, caret)
  // A name that was chosen has a space after it.
  return /\n|\s$/.test(query) ? null : { from, query }
}

/** The people whose name, or a word of it, begins with what was typed. */
export function matching<P extends Person>(people: readonly P[], query: string): P[] {
  const wanted = query.toLowerCase()
  return people.filter(({ name }) => {
    const own = name.toLowerCase()
    return own.startsWith(wanted) || own.split(/\s+/).some((word) => word.startsWith(wanted))
  })
}

/** Those of the chosen people whose names are still in the text. */
export const stillMentioned = <P extends Person>(text: string, chosen: readonly P[]): P[] =>
  chosen.filter(({ name }) => text.includes(`@${name}`))

/** A text in parts: those that mention somebody, and those between. */
export function withMentions(
  text: string,
  people: readonly Person[],
): { text: string; isMention: boolean }[] {
  const names = people.map(({ name }) => `@${name}`).toSorted((one, other) => other.length - one.length)
  const parts: { text: string; isMention: boolean }[] = []
  let plain = ''
  const close = () => {
    if (plain) parts.push({ text: plain, isMention: false })
    plain = ''
  }
  for (let at = 0; at < text.length;) {
    const name = names.find((one) => text.startsWith(one, at))
    if (name === undefined) {
      plain += text[at] ?? ''
      at += 1
      continue
    }
    close()
    parts.push({ text: name, isMention: true })
    at += name.length
  }
  close()
  return parts
}
