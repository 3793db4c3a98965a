import { Checkbox } from '@/src/components/ui/field/Checkbox'
import { RadioGroup } from '@/src/components/ui/field/RadioGroup'
import { Select } from '@/src/components/ui/field/Select'
import { Textarea } from '@/src/components/ui/field/Textarea'
import { TextInput } from '@/src/components/ui/field/TextInput'
import type { PlaygroundTexts } from './texts'

/** Form controls: empty, with a description, with an error, and disabled. */
export function FieldShowcase({ texts }: { texts: PlaygroundTexts }) {
  const options = [
    { value: 'one', label: texts.edit },
    { value: 'two', label: texts.copy },
  ]
  const error = texts.fieldError
  return (
    <form className="playground-fields">
      <TextInput id="field-text" label={texts.field} description={texts.fieldHint} />
      <TextInput id="field-wrong" label={texts.field} error={error} />
      <TextInput disabled id="field-disabled" label={texts.disabled} />
      <Select id="field-select" label={texts.menu} options={options} placeholder={texts.press} />
      <Textarea id="field-area" label={texts.field} rows={3} />
      <RadioGroup
        defaultValue="one"
        id="field-radios"
        label={texts.switches}
        name="radios"
        options={options}
      />
      <Checkbox id="field-tick" label={texts.notify} name="tick" />
      <Checkbox error={error} id="field-tick-wrong" label={texts.accept} name="tick-wrong" />
    </form>
  )
}
