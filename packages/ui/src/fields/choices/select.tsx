import { useId, useState } from 'react'
import type { Dispatch, Ref, SetStateAction } from 'react'
import { ChevronDown } from 'lucide-react'
import { cx } from '../../internal/cx.ts'
import { lazyPart } from '../../internal/lazy-part.tsx'
import type { Option } from '../../internal/options.tsx'
import { FieldNotes, fieldStyles, useFieldControl } from '../field.tsx'
import type { FieldProps } from '../field.tsx'
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

export type SelectBoxProps = SelectProps & {
  /** What happened to the field before its list was there. */
  before: 'nothing' | 'focused' | 'pressed'
}

const box = lazyPart(() => import('../../internal/boxes.ts').then(({ SelectBox }) => SelectBox))

/** One of a list. The closed field stands at once; its list is loaded behind it. */
export function Select(props: SelectProps) {
  const [before, setBefore] = useState<SelectBoxProps['before']>('nothing')
  const Box = box.useLoaded(before !== 'nothing')
  if (Box) return <Box {...props} before={before} />
  return <ClosedSelect {...props} onBefore={setBefore} />
}

const openingKeys = ['Enter', ' ', 'ArrowDown', 'ArrowUp']

type ClosedProps = SelectProps & { onBefore: Dispatch<SetStateAction<SelectBoxProps['before']>> }

function ClosedSelect({ onBefore, ...props }: ClosedProps) {
  const { label, labelHidden, optional, hint, error, options, value, placeholder, disabled, ref } = props
  const control = useFieldControl(props)
  const [labelId, valueId] = [useId(), useId()]
  const chosen = options.find((option) => option.value === value)
  return (
    <div className={styles.select}>
      <div className={labelHidden ? fieldStyles.labelHidden : fieldStyles.head}>
        <span id={labelId} className={fieldStyles.label}>
          {label}
        </span>
        {optional ? <span className={fieldStyles.optional}>{optional}</span> : null}
      </div>
      <button
        {...control}
        ref={ref}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-labelledby={`${valueId} ${labelId}`}
        disabled={disabled}
        className={cx(fieldStyles.box, styles.button)}
        data-invalid={Boolean(error)}
        data-disabled={disabled || undefined}
        onPointerEnter={() => void box.load()}
        onFocus={() => onBefore((before) => (before === 'pressed' ? before : 'focused'))}
        onBlur={() => {
          onBefore('nothing')
          props.onBlur?.()
        }}
        // Not with the click: its list may take the field's place before that.
        onPointerDown={() => onBefore('pressed')}
        onClick={() => onBefore('pressed')}
        onKeyDown={(event) => {
          if (!openingKeys.includes(event.key)) return
          event.preventDefault()
          onBefore('pressed')
        }}
      >
        <span id={valueId} className={styles.value} data-placeholder={chosen ? undefined : true}>
          {chosen?.label ?? placeholder}
        </span>
        <ChevronDown aria-hidden="true" />
      </button>
      <FieldNotes controlId={control.id} hint={hint} error={error} />
    </div>
  )
}
