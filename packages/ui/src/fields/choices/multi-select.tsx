import type { Ref } from 'react'
import { ChevronDown } from 'lucide-react'
import { Button, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { cx } from '../../internal/cx.ts'
import { AriaLabel, AriaNotes } from '../../internal/aria-notes.tsx'
import { OptionList } from '../../internal/options.tsx'
import overlay from '../../internal/overlay.module.css'
import { fieldStyles } from '../field.tsx'
import type { FieldProps } from '../field.tsx'
import type { SelectOption } from './select.tsx'
import { inLocale } from '../../internal/in-locale.tsx'
import styles from './select.module.css'

export type MultiSelectProps = FieldProps & {
  options: readonly SelectOption[]
  values: readonly string[]
  onValuesChange: (values: string[]) => void
  placeholder: string
  /** What the closed control says about several chosen options; by default their labels, joined. */
  summary?: (values: readonly string[]) => string
  onBlur?: () => void
  disabled?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** Several of a list. */
export const MultiSelect = inLocale(MultiSelectHere)

function MultiSelectHere(props: MultiSelectProps) {
  const { id, label, labelHidden, optional, hint, error, options, values, onValuesChange, placeholder, ref } =
    props
  const words = props.summary?.(values) ?? labelsOf(options, values)
  return (
    <AriaSelect
      id={id}
      className={styles.select}
      selectionMode="multiple"
      value={[...values]}
      placeholder={placeholder}
      isDisabled={props.disabled}
      isInvalid={Boolean(error)}
      onChange={(keys) => onValuesChange(keys.map(String))}
      onBlur={props.onBlur}
    >
      <AriaLabel label={label} optional={optional} hidden={labelHidden} />
      <Button ref={ref} className={cx(fieldStyles.box, styles.button)} data-invalid={Boolean(error)}>
        <SelectValue className={styles.value}>
          {({ isPlaceholder, defaultChildren }) => (isPlaceholder ? defaultChildren : words)}
        </SelectValue>
        <ChevronDown aria-hidden="true" />
      </Button>
      <AriaNotes hint={hint} error={error} />
      <Popover className={overlay.pop} offset={4} maxHeight={320}>
        <OptionList options={options} />
      </Popover>
    </AriaSelect>
  )
}

function labelsOf(options: readonly SelectOption[], values: readonly string[]): string {
  return options
    .filter(({ value }) => values.includes(value))
    .map(({ label }) => label)
    .join(' · ')
}
