import type { LoadableScript } from '@/src/features/consent/rules/third-party'

/** Inserts a script, unless there is an element with its id already (Behaviour: script-once). */
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
