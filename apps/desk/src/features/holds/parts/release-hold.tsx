import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemText } from '../../../shared/problem-text.ts'
import { toast } from '../../../shared/toasts.ts'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key.ts'
import { releaseHold, type Hold } from '../queries.ts'
import { HoldFacts } from './hold-facts.tsx'
import styles from '../../../shared/fields.module.css'

const longestNote = 500

/** Lifts a hold; what waited because of it is sent. */
export function ReleaseHold({ hold, onClose }: { hold: Hold; onClose: () => void }) {
  const [note, setNote] = useState('')
  const mutation = useMutation(releaseHold(useQueryClient(), hold.id))
  const keyOf = useIdempotencyKey()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.desk_hold_release_title()}
      confirmLabel={m.desk_hold_release()}
      cancelLabel={m.common_cancel()}
      closeLabel={m.common_close()}
      busy={mutation.isPending}
      error={mutation.error ? problemText(mutation.error) : null}
      onConfirm={() =>
        mutation.mutate(
          { note: note.trim(), key: keyOf(note.trim()) },
          {
            onSuccess: () => {
              toast('success', m.desk_hold_done_released())
              onClose()
            },
          },
        )
      }
    >
      <div className={styles.form}>
        <HoldFacts hold={hold} />
        <TextArea
          label={m.desk_hold_release_note()}
          optional={m.common_optional()}
          rows={2}
          maxLength={longestNote}
          value={note}
          onValueChange={setNote}
        />
        <p>{m.desk_hold_release_effect({ count: hold.payouts })}</p>
      </div>
    </ConfirmDialog>
  )
}
