import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import type { ConfirmActProps } from '@daftar/app-kit/confirm-act'
import { ActForm } from './act-form.tsx'
import { textProblem } from '../text/text-problem.ts'
import { useActForm } from '@daftar/app-kit/use-act-form'

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
  const { field, label, hint, isOptional = false, longest } = note
  const form = useActForm({
    start: { note: '' },
    check: (typed) => ({
      note: isOptional ? null : textProblem(typed.note, { min: shortest, max: longest }),
    }),
    fields: { note: { label, wire: field } },
    error: dialog.act.error,
  })
  return (
    <ActForm {...dialog} form={form} onConfirm={() => onConfirm(form.values.note.trim())}>
      {children}
      <TextArea
        {...form.field('note')}
        hint={hint}
        optional={isOptional ? m.common_optional() : undefined}
        rows={3}
        maxLength={longest}
      />
      <p>{effect}</p>
    </ActForm>
  )
}
