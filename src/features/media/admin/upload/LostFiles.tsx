'use client'

import { Button } from '@payloadcms/ui'

import type { UploadTexts } from './texts'
import { dismissLost } from './upload-queue'

type Props = { tenant: string; names: readonly string[]; texts: UploadTexts; choose: () => void }

/** Says which files were not sent when the page was left. */
export const LostFiles = ({ tenant, names, texts, choose }: Props) => (
  <div className="gevel-warning gevel-upload__lost">
    <p>{texts.lost(names.length)}</p>
    <ul>
      {names.map((name, index) => (
        // Two folders may each have a file of that name.
        <li key={`${index} ${name}`}>{name}</li>
      ))}
    </ul>
    <div className="gevel-upload__actions">
      <Button size="small" margin={false} buttonStyle="secondary" onClick={choose}>
        {texts.chooseAgain}
      </Button>
      <Button size="small" margin={false} buttonStyle="secondary" onClick={() => dismissLost(tenant)}>
        {texts.dismiss}
      </Button>
    </div>
  </div>
)
