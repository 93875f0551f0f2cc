import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { textProblem } from '../../../shared/text/text-problem.ts'
import type { Act } from '@daftar/app-kit/use-act'

type TellDialogProps = {
  act: Act
  verb: () => string
  effect: () => string
  /** What has to be said with it: the bank's reference, a reason, or nothing. */
  asks: 'bank_reference' | 'reason' | null
  isDanger: boolean
  onConfirm: (note: string) => void
  onClose: () => void
}

/** Asks before something is told about a mandate or a debit, and for what the bank said. */
export function TellDialog({ act, verb, effect, asks, isDanger, onConfirm, onClose }: TellDialogProps) {
  const longest = asks === 'reason' ? 300 : 60
  const form = useActForm({
    start: { note: '' },
    check: ({ note }) => ({ note: asks && textProblem(note, { min: 3, max: longest }) }),
    fields: {
      note: {
        label: asks === 'reason' ? m.desk_reason() : m.desk_bank_reference(),
        wire: asks ?? 'note',
      },
    },
    error: act.error,
  })
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={verb()}
      confirmLabel={verb()}
      tone={isDanger ? 'danger' : 'primary'}
      onConfirm={() => onConfirm(form.values.note.trim())}
    >
      {asks ? (
        <TextField
          {...form.field('note')}
          dir={asks === 'reason' ? 'auto' : 'ltr'}
          autoComplete="off"
          maxLength={longest}
        />
      ) : null}
      <p>{effect()}</p>
    </ActForm>
  )
}
