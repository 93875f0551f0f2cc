import { useEffect, useRef, useState } from 'react'
import type { Ref } from 'react'
import { ChevronDown } from 'lucide-react'
import { Button, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { cx } from '../../internal/cx.ts'
import { AriaLabel, AriaNotes } from '../../internal/aria-notes.tsx'
import { OptionList } from '../../internal/options.tsx'
import overlay from '../../internal/overlay.module.css'
import { fieldStyles } from '../field.tsx'
import type { SelectBoxProps } from './select.tsx'
import styles from './select.module.css'

/**
 * A Select with its list, in the place of one that waited for it: focused if that was, open if that was
 * pressed.
 */
export function SelectBox({ before, ...props }: SelectBoxProps) {
  const { id, label, labelHidden, optional, hint, error, options, value, onValueChange, placeholder, ref } =
    props
  const button = useRef<HTMLButtonElement>(null)
  const [atFirst] = useState(before)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (atFirst !== 'nothing') button.current?.focus({ preventScroll: true })
    if (atFirst !== 'pressed') return
    // The options are gathered in a second drawing; before that there is nothing to open. A click made here
    // would count as one of a screen reader, whose focus follows later, and may then be lost: Escape would
    // reach nothing.
    const frame = requestAnimationFrame(() => setOpen(true))
    return () => cancelAnimationFrame(frame)
  }, [atFirst])
  return (
    <AriaSelect
      id={id}
      className={styles.select}
      name={props.name}
      value={value}
      placeholder={placeholder}
      isDisabled={props.disabled}
      isInvalid={Boolean(error)}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onChange={(key) => key !== null && onValueChange(String(key))}
      onBlur={props.onBlur}
    >
      <AriaLabel label={label} optional={optional} hidden={labelHidden} />
      <Button
        ref={(node) => giveTo(node, button, ref)}
        className={cx(fieldStyles.box, styles.button)}
        data-invalid={Boolean(error)}
      >
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

/** Where a caller wants the element, too. */
function giveTo<Element>(node: Element | null, ...refs: (Ref<Element> | undefined)[]): void {
  for (const ref of refs)
    if (typeof ref === 'function') ref(node)
    else if (ref) ref.current = node
}
