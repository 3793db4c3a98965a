/**
 * Defect: whether the history of a rich text has something to undo is known to parts inside of its editor only. Outside of it,
 * only its element leads to the editor, under a name of its own.
 * Seen in: lexical 0.50.0 of @payloadcms/richtext-lexical 3.90.1
 * Upstream: not reported yet
 * Remove when: index.test.ts "Lexical keeps its editor on its element" fails
 */

type Editor = { getEditorState: () => unknown }
type RichText = {
  /** To be asked before the key reaches the editor. @returns whether the editor did something with it */
  settled: () => Promise<boolean>
}

const ROOT = '[data-lexical-editor]'
/** An editor of code has a history of its own. */
const CODE = '.monaco-editor'

/**
 * The rich text that has the focus, with a history of its own. An input inside of a rich text belongs to its editor, which
 * leaves it to the browser.
 */
export function historyInside(target: Element): RichText | 'of its own' | null {
  if (target.closest(CODE)) return 'of its own'
  const root = target.closest<HTMLElement & { __lexicalEditor?: Editor }>(ROOT)
  const editor = root?.__lexicalEditor
  if (!root || !editor) return null
  if (target !== root && target.closest('input, textarea, select')) return 'of its own'
  const before = editor.getEditorState()
  // The editor puts what it did in place in a microtask of the same event.
  return {
    settled: async () => {
      await new Promise((resolve) => setTimeout(resolve))
      return editor.getEditorState() !== before
    },
  }
}
