'use client'

import { Fragment, type FragmentInstance, type ReactNode, useCallback } from 'react'

import { BLOCK_ATTRIBUTE } from './block-attribute'

type Props = { block: string; children: ReactNode }

/** Marks the elements of a block in a preview, without an element of its own that the styles of the site would count. */
export function BlockMark({ block, children }: Props) {
  const mark = useCallback(
    (instance: FragmentInstance | null) => {
      // React tells any observer of each element of the fragment, also of those that come later.
      const marker = {
        observe: (element: Element) => element.setAttribute(BLOCK_ATTRIBUTE, block),
        unobserve: () => {},
      } as unknown as IntersectionObserver
      instance?.observeUsing(marker)
      return () => instance?.unobserveUsing(marker)
    },
    [block],
  )
  return <Fragment ref={mark}>{children}</Fragment>
}
