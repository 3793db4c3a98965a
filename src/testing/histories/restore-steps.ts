import { LOCALES } from '@/src/lib/constants'
import { restore } from './model'
import { post, type Request } from './request'

/** @returns the version that was the newest before */
export async function restoreOne(request: Request, everywhere: boolean): Promise<string | null> {
  const { history, step } = request
  const known = [...history.versions]
  const [id, content] = known[step.version % known.length] ?? []
  if (!id || !content) return null
  const query = `locale=${step.locale}${everywhere ? '&allLocales=true' : ''}`
  const { previousVersion } = await post(request, `versions/${id}?${query}`)
  restore(history.model, content, everywhere ? LOCALES : [step.locale])
  return previousVersion ?? null
}

export async function undoRestore(request: Request): Promise<void> {
  const { history, step } = request
  const previous = await restoreOne(request, false)
  const content = previous && history.versions.get(previous)
  if (!content) throw new Error('A restore names no version that was the newest before')
  await post(request, `versions/${previous}?locale=${step.locale}`)
  restore(history.model, content, [step.locale])
}

export async function restoreOnline(request: Request): Promise<void> {
  const { history, step } = request
  const { isOnline } = history.model.languages[step.locale]
  await post(request, `${history.id}/restore-published?locale=${step.locale}`, isOnline ? 200 : 409)
  if (isOnline) restore(history.model, history.model.published, [step.locale])
}
