/**
 * One value per process, created at first use. The proxy and the app are separate module graphs in one process, and
 * development reloads modules, so a module-level variable would exist several times.
 * @param name identifies the value; must be unique per type
 */
export function globalSingleton<T>(name: string, create: () => T): T {
  const key = Symbol.for(`gevel.${name}`)
  const registry = globalThis as Record<symbol, unknown>
  registry[key] ??= create()
  return registry[key] as T
}
