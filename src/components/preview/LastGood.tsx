'use client'

import { Component, type ReactNode } from 'react'

type Props = {
  /** What was shown before. */
  good: ReactNode
  onError: () => void
  children: ReactNode
}
type State = { hasFailed: boolean; tried: ReactNode }

/** Shows its children, or what was shown before for as long as they cannot be rendered. */
export class LastGood extends Component<Props, State> {
  override state: State = { hasFailed: false, tried: null }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  /** Other children are tried anew. */
  static getDerivedStateFromProps({ children }: Props, { tried }: State): Partial<State> | null {
    return children === tried ? null : { tried: children, hasFailed: false }
  }

  override componentDidCatch(): void {
    this.props.onError()
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.good : this.props.children
  }
}
