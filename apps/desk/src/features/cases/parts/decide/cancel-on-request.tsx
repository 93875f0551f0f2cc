import { Button } from '@daftar/ui/button'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmWithNote } from '../../../../shared/act/confirm-with-note.tsx'
import { showToast } from '@daftar/app-kit/toasts'
import { cancelMutation, type DeskCase } from '../../queries.ts'
import { isOutdated } from './second-person.tsx'

type CancelOnRequestProps = { opened: DeskCase; onStale: () => Promise<void> }

/**
 * A merchant changed its mind: the application ends as cancelled, and its offer is there again (DEC-APPL-1).
 */
export function CancelOnRequest({ opened, onStale }: CancelOnRequestProps) {
  const { application, merchant } = opened
  const mutation = useMutationOnce(cancelMutation(useQueryClient(), application.id))
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  function cancel(note: string) {
    mutation.mutate(
      { note, version: application.version },
      {
        onSuccess: () => {
          close()
          showToast({ variant: 'success', title: m.desk_cancelled_on_request() })
        },
        onError: (error) => {
          if (!isOutdated(error)) return
          close()
          void onStale()
        },
      },
    )
  }

  return (
    <div>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {m.desk_cancel_on_request()}
      </Button>
      {isOpen ? (
        <ConfirmWithNote
          act={mutation}
          tone="danger"
          onClose={close}
          title={m.desk_cancel_on_request_title()}
          confirmLabel={m.desk_cancel_on_request_confirm()}
          keepLabel={m.desk_cancel_on_request_keep()}
          effect={m.desk_cancel_on_request_effect({ merchant: nameText(merchant) })}
          note={{ field: 'note', label: m.desk_cancel_on_request_note(), longest: 500 }}
          onConfirm={cancel}
        >
          {null}
        </ConfirmWithNote>
      ) : null}
    </div>
  )
}
