import type { Ref } from 'react'
import { ChevronDown } from 'lucide-react'
import { Button, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { cx } from '../internal/cx.ts'
import { AriaLabel, AriaNotes } from '../internal/aria-notes.tsx'
import { OptionList } from '../internal/options.tsx'
import type { Option } from '../internal/options.tsx'
import overlay from '../internal/overlay.module.css'
import { fieldStyles } from './field.tsx'
import type { FieldProps } from './field.tsx'
import styles from './select.module.css'

export type SelectOption = Option

export type SelectProps = FieldProps & {
  options: readonly SelectOption[]
  value: string | null
  onValueChange: (value: string) => void
  /** Shown while nothing is chosen. */
  placeholder: string
  onBlur?: () => void
  name?: string
  disabled?: boolean
  /** The button, so that a form library can move the focus to it. */
  ref?: Ref<HTMLButtonElement>
}

/** One of a list. */
export function Select(props: SelectProps) {
  const { id, label, labelHidden, optional, hint, error, options, value, onValueChange, placeholder, ref } =
    props
  return (
    <AriaSelect
      id={id}
      className={styles.select}
      name={props.name}
      value={value}
      placeholder={placeholder}
      isDisabled={props.disabled}
      isInvalid={Boolean(error)}
      onChange={(key) => key !== null && onValueChange(String(key))}
      onBlur={props.onBlur}
    >
      <AriaLabel label={label} optional={optional} hidden={labelHidden} />
      <Button ref={ref} className={cx(fieldStyles.box, styles.button)} data-invalid={Boolean(error)}>
        <SelectValue className={styles.value} />
        <ChevronDown aria-hidden="true" />
      </Button>
      <AriaNotes hint={hint} error={error} />
      <Popover className={overlay.pop} offset={4} maxHeight={320}>
        <OptionList options={options} />
      </Popover>
    </AriaSelect>
  )
}
