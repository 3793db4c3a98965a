import { storedPagePath } from './page-path'

/** A page at its canonical path on a domain in a language. */
export type PathRow = { id: string; title: string | null; path: string }

/** A path: `page` is null when there are only pages below it. */
export type PathNode<Row extends PathRow> = {
  path: string
  segment: string
  page: Row | null
  children: PathNode<Row>[]
}

const HOME = '/'

/** `/` for a path of one segment. */
export const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/')) || HOME

const byPath = (one: PathNode<PathRow>, other: PathNode<PathRow>): number =>
  one.path.localeCompare(other.path)

/** The pages by path; the home page, if there is one, is the first and has no children. */
export function pageTree<Row extends PathRow>(rows: readonly Row[]): PathNode<Row>[] {
  const nodes = new Map<string, PathNode<Row>>()
  const roots: PathNode<Row>[] = []
  const nodeAt = (path: string): PathNode<Row> => {
    const known = nodes.get(path)
    if (known) return known
    const node = { path, segment: path.slice(path.lastIndexOf('/')), page: null, children: [] }
    nodes.set(path, node)
    const parent = parentOf(path)
    const siblings = parent === HOME ? roots : nodeAt(parent).children
    siblings.push(node)
    return node
  }
  for (const row of rows) nodeAt(row.path).page = row
  for (const { children } of nodes.values()) children.sort(byPath)
  return roots.sort(byPath)
}

/** All nodes, parents before their children. */
export const nodesIn = <Row extends PathRow>(nodes: readonly PathNode<Row>[]): PathNode<Row>[] =>
  nodes.flatMap((node) => [node, ...nodesIn(node.children)])

export function nodeAt<Row extends PathRow>(
  nodes: readonly PathNode<Row>[],
  path: string,
): PathNode<Row> | null {
  for (const node of nodes) {
    const found = node.path === path ? node : nodeAt(node.children, path)
    if (found) return found
  }
  return null
}

/** The paths that a path is below. */
export const pathsAbove = (path: string): string[] => {
  const parent = parentOf(path)
  return parent === HOME ? [] : [parent, ...pathsAbove(parent)]
}

const hasText = ({ path, page }: PathNode<PathRow>, text: string): boolean =>
  [path, page?.title ?? ''].some((own) => own.toLowerCase().includes(text))

/** The nodes with a text in their title or path, below those that they are in. */
export function nodesWith<Row extends PathRow>(
  nodes: readonly PathNode<Row>[],
  asked: string,
): PathNode<Row>[] {
  const text = asked.trim().toLowerCase()
  return nodes.flatMap((node) => {
    if (hasText(node, text)) return [node]
    const children = nodesWith(node.children, text)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}

/** How many pages are at a node and below it. */
export const pagesIn = ({ page, children }: PathNode<PathRow>): number =>
  children.reduce((sum, child) => sum + pagesIn(child), page ? 1 : 0)

/** A page's path directly below another one. */
export const pathBelow = (parent: string, path: string): string =>
  storedPagePath(parent + path.slice(path.lastIndexOf('/')))

export const isBelow = (path: string, parent: string): boolean => path.startsWith(`${parent}/`)

/** The path that something at `from`, or below it, gets when that moves to `to`. */
export const movedPath = (path: string, from: string, to: string): string =>
  storedPagePath(to + path.slice(from.length))
