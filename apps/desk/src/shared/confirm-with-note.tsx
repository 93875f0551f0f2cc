import { TextArea } from '@daftar/ui/text-area'
import { fieldText, m } from '@daftar/words'
import { useState } from 'react'
import type { ConfirmActProps } from '@daftar/app-kit/confirm-act'
import { ConfirmAct } from './confirm-act.tsx'
import { fieldProblem } from '@daftar/app-kit/problem-text'
import { textProblem } from './text-problem.ts'

type ConfirmWithNoteProps = Omit<ConfirmActProps, 'fields' | 'problem' | 'onConfirm'> & {
  note: {
    /** What the endpoint calls it. */
    field: string
    label: string
    hint?: string
    isOptional?: boolean
    longest: number
  }
  /** What the act does. */
  effect: string
  /** The note without blanks at its ends; where it is not optional, never an empty one. */
  onConfirm: (note: string) => void
}

const shortest = 3

/** Asks before an act, and why. */
export function ConfirmWithNote({ note, effect, onConfirm, children, ...dialog }: ConfirmWithNoteProps) {
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const { field, label, hint, isOptional = false, longest } = note
  const wrong = isOptional ? null : textProblem(text, { min: shortest, max: longest })
  function confirm() {
    setTried(true)
    if (!wrong) onConfirm(text.trim())
  }
  return (
    <ConfirmAct {...dialog} fields={[field]} onConfirm={confirm}>
      {children}
      <TextArea
        label={label}
        hint={hint}
        optional={isOptional ? m.common_optional() : undefined}
        error={tried && wrong ? fieldText(wrong) : fieldProblem(dialog.act.error, field)}
        rows={3}
        maxLength={longest}
        value={text}
        onValueChange={setText}
      />
      <p>{effect}</p>
    </ConfirmAct>
  )
}
