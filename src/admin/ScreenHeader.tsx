import { ScreenSteps } from './ScreenSteps'

/** The title of a screen outside the collections, and what the screen is for. */
export const ScreenHeader = ({ title, lead }: { title: string; lead?: string }) => (
  <header className="gevel-screen-header">
    <ScreenSteps title={title} />
    <h1>{title}</h1>
    {lead && <p>{lead}</p>}
  </header>
)
