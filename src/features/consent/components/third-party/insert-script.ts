import type { LoadableScript } from '@/src/features/consent/rules/third-party'

/** §7.3, §8: puts a script on the page, once: an element with its id counts as loaded. */
export function insertScript({ id, src }: Pick<LoadableScript, 'id' | 'src'>): void {
  if (document.getElementById(id)) {
    console.warn(`Script ${id} already loaded.`)
    return
  }
  const script = document.createElement('script')
  script.id = id
  script.async = true
  script.src = src
  document.head.append(script)
}
