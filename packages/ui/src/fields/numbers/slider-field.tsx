import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { Minus, Plus } from 'lucide-react'
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import { cx } from '../../internal/cx.ts'
import { onlyDigits } from '../../internal/text/digits.ts'
import { clampToStep } from '../../internal/steps.ts'
import { FieldNotes, fieldStyles, useFieldControl } from '../field.tsx'
import { IconButton } from '../../controls/icon-button.tsx'
import { inLocale } from '../../internal/in-locale.tsx'
import styles from './slider-field.module.css'

export type SliderFieldProps = {
  id?: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  value: number
  min: number
  max: number
  step: number
  onValueChange: (value: number) => void
  /** Called when the finger or key lets go: the moment to ask a server. */
  onValueCommit?: (value: number) => void
  /** The words at the two ends. */
  minLabel: ReactNode
  maxLabel: ReactNode
  decreaseLabel: string
  increaseLabel: string
  /** Before the number: a currency. */
  prefix?: ReactNode
  /** After the number: "weeks". */
  suffix?: ReactNode
  /** `hero` where the number is what the page is about. */
  size?: 'normal' | 'hero'
  disabled?: boolean
  /**
   * What the field shows while it is typed into, when its owner decides: it then gets each text as typed and
   * is told when the field is left, and nothing is corrected here. A value below `min` is drawn at the
   * slider's start.
   */
  text?: string
  onTextChange?: (text: string) => void
  onTextLeave?: () => void
}

/**
 * A whole number between two limits: dragged, stepped with buttons, or typed. It grows in reading direction.
 */
export const SliderField = inLocale(SliderFieldHere)

function SliderFieldHere(props: SliderFieldProps) {
  const { label, hint, error, value, min, max, step, onValueChange, disabled = false } = props
  const control = useFieldControl(props)
  const labelId = useId()
  function change(next: number) {
    const fitting = clampToStep(next, { min, max, step })
    onValueChange(fitting)
    props.onValueCommit?.(fitting)
  }
  return (
    <div className={cx(styles.slider, disabled && styles.disabled, props.size === 'hero' && styles.hero)}>
      <div className={styles.head}>
        <label id={labelId} className={fieldStyles.label} htmlFor={control.id}>
          {label}
        </label>
        <div className={styles.number}>
          <IconButton
            label={props.decreaseLabel}
            icon={<Minus />}
            variant="outlined"
            disabled={disabled || value <= min}
            onClick={() => change(value - step)}
          />
          <div
            className={cx(fieldStyles.box, styles.box, isFigure(props) && styles.figure)}
            data-invalid={Boolean(error)}
            data-disabled={disabled}
          >
            {props.prefix ? <span className={fieldStyles.affix}>{props.prefix}</span> : null}
            {props.text === undefined ? (
              <NumberInput {...{ control, value, max, disabled }} onChange={change} />
            ) : (
              <OwnedInput {...props} control={control} text={props.text} />
            )}
            {props.suffix ? <span className={fieldStyles.affix}>{props.suffix}</span> : null}
          </div>
          <IconButton
            label={props.increaseLabel}
            icon={<Plus />}
            variant="outlined"
            disabled={disabled || value >= max}
            onClick={() => change(value + step)}
          />
        </div>
      </div>
      <Slider
        value={Math.min(max, Math.max(min, value))}
        minValue={min}
        maxValue={max}
        step={step}
        isDisabled={disabled}
        aria-labelledby={labelId}
        onChange={(next) => onValueChange(Number(next))}
        onChangeEnd={(next) => props.onValueCommit?.(Number(next))}
      >
        <SliderTrack
          className={styles.track}
          style={{ '--at': `${share(value, min, max)}%` } as CSSProperties}
        >
          <div className={styles.rail} />
          <div className={styles.fill} />
          <SliderThumb className={styles.thumb} aria-labelledby={labelId} />
        </SliderTrack>
      </Slider>
      <div className={styles.ends}>
        <span>{props.minLabel}</span>
        <span>{props.maxLabel}</span>
      </div>
      <FieldNotes controlId={control.id} hint={hint} error={error} />
    </div>
  )
}

type NumberInputProps = {
  control: ReturnType<typeof useFieldControl>
  value: number
  max: number
  disabled: boolean
  onChange: (value: number) => void
}

/**
 * Keeps what is being typed until it is left or Enter is pressed, so that "1" on the way to "12" is not
 * corrected.
 */
function NumberInput({ control, value, max, disabled, onChange }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  function settle() {
    if (typed) onChange(Number(typed))
    setTyped(null)
  }
  return (
    <input
      {...control}
      type="text"
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      disabled={disabled}
      className={cx(fieldStyles.input, styles.input)}
      style={{ '--width': String(max).length } as CSSProperties}
      value={typed ?? String(value)}
      onChange={(event) => setTyped(onlyDigits(event.target.value, String(max).length))}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  )
}

type OwnedInputProps = Pick<SliderFieldProps, 'max' | 'disabled' | 'onTextChange' | 'onTextLeave'> & {
  control: ReturnType<typeof useFieldControl>
  text: string
}

/**
 * The owner of the text decides what may stand in it, and when. The caret keeps its place among the digits.
 */
function OwnedInput({ control, text, max, disabled, onTextChange, onTextLeave }: OwnedInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const digitsAfter = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (digitsAfter.current === null) return
    const place = placeBefore(text, digitsAfter.current)
    digitsAfter.current = null
    input.current?.setSelectionRange(place, place)
  }, [text])
  return (
    <input
      {...control}
      ref={input}
      type="text"
      inputMode="numeric"
      dir="ltr"
      autoComplete="off"
      disabled={disabled}
      className={cx(fieldStyles.input, styles.input)}
      style={{ '--width': String(max).length } as CSSProperties}
      value={text}
      onChange={(event) => {
        const { value, selectionEnd } = event.target
        digitsAfter.current = onlyDigits(value.slice(selectionEnd ?? value.length)).length
        onTextChange?.(value)
      }}
      onBlur={onTextLeave}
      onKeyDown={(event) => event.key === 'Enter' && onTextLeave?.()}
    />
  )
}

/** The place in a text that has so many digits after it. */
function placeBefore(text: string, digits: number): number {
  let place = text.length
  for (let left = digits; place > 0 && left > 0; place -= 1) if (/\d/.test(text[place - 1] ?? '')) left -= 1
  return place
}

function isFigure({ prefix, suffix }: Pick<SliderFieldProps, 'prefix' | 'suffix'>): boolean {
  return Boolean(prefix) || suffix === '%'
}

function share(value: number, min: number, max: number): number {
  return max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) * 100 : 0
}
