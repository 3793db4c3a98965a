// Plain Node 20 without packages: this is what installs them.
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * @param {string} file
 * @returns {Promise<Record<string, { version?: string, integrity?: string, optional?: boolean }> | null>}
 */
async function readPackages(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages
  } catch {
    return null
  }
}

/**
 * Whether what npm installed last is what the lockfile asks for.
 * npm writes its record at the end, so that an interrupted install does not count.
 * @param {string} root
 */
export async function isInstalled(root) {
  const wanted = await readPackages(path.join(root, 'package-lock.json'))
  const present = await readPackages(path.join(root, 'node_modules', '.package-lock.json'))
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([name, { version, integrity, optional }]) => {
    const found = present[name]
    if (name === '' || (optional && !found)) return true
    return found?.version === version && found?.integrity === integrity
  })
}
