import type { Ref } from 'react'
import { ChevronDown } from 'lucide-react'
import { Button, ComboBox as AriaComboBox, Input, Popover } from 'react-aria-components/ComboBox'
import { cx } from '../../internal/cx.ts'
import { AriaLabel, AriaNotes } from '../../internal/aria-notes.tsx'
import { matchesQuery } from '../../internal/text/fold.ts'
import { OptionList } from '../../internal/options.tsx'
import overlay from '../../internal/overlay.module.css'
import { fieldStyles } from '../field.tsx'
import type { FieldProps } from '../field.tsx'
import type { SelectOption } from './select.tsx'
import { inLocale } from '../../internal/in-locale.tsx'
import styles from './select.module.css'

export type ComboBoxProps = FieldProps & {
  options: readonly SelectOption[]
  value: string | null
  onValueChange: (value: string | null) => void
  /** What the list says when nothing matches. */
  emptyLabel: string
  placeholder?: string
  /** For options that are looked up: what is typed, as it is typed. */
  onSearch?: (typed: string) => void
  onBlur?: () => void
  name?: string
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/** One of a long list, found by typing. Arabic spellings that readers take for the same match each other. */
export const ComboBox = inLocale(ComboBoxHere)

function ComboBoxHere(props: ComboBoxProps) {
  const { id, label, labelHidden, optional, hint, error, options, value, onValueChange, emptyLabel, ref } =
    props
  return (
    <AriaComboBox
      id={id}
      className={styles.select}
      name={props.name}
      value={value}
      defaultFilter={matchesQuery}
      allowsEmptyCollection
      menuTrigger="focus"
      isDisabled={props.disabled}
      isInvalid={Boolean(error)}
      onChange={(key) => onValueChange(key === null ? null : String(key))}
      onInputChange={props.onSearch}
      onBlur={props.onBlur}
    >
      <AriaLabel label={label} optional={optional} hidden={labelHidden} />
      <div className={cx(fieldStyles.box)} data-invalid={Boolean(error)} data-disabled={props.disabled}>
        <Input ref={ref} className={fieldStyles.input} placeholder={props.placeholder} />
        <Button className={styles.open}>
          <ChevronDown aria-hidden="true" />
        </Button>
      </div>
      <AriaNotes hint={hint} error={error} />
      <Popover className={overlay.pop} offset={4} maxHeight={320}>
        <OptionList options={options} empty={emptyLabel} />
      </Popover>
    </AriaComboBox>
  )
}
