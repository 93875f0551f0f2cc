import { ApiError } from '@daftar/client'
import type { FieldCode } from '@daftar/contract'
import { Button } from '@daftar/ui/button'
import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { TextArea } from '@daftar/ui/text-area'
import { fieldText, m } from '@daftar/words'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { reasonLengthMax, reasonProblem } from '../decline-reason.ts'
import { decline, envelopeQuery } from '../queries.ts'
import { troubleOf } from '../trouble.ts'
import styles from './sign-form.module.css'
import { useServices } from '../../../shared/use-services.ts'

/** The other answer, asked twice because the application ends with it, and with its reason. */
export function DeclineButton({ token }: { token: string }) {
  const { api } = useServices()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<FieldCode | null>(null)
  const { keyOf } = useIdempotencyKey()
  const queryClient = useQueryClient()
  const declining = useMutationOnce({
    mutationFn: (said: string) => decline(api, token, said, keyOf(said)),
    onSuccess: (envelope) => queryClient.setQueryData(envelopeQuery(token).queryKey, envelope),
    onError: (error) => {
      if (error instanceof ApiError && error.reason === 'envelope_closed')
        void queryClient.invalidateQueries(envelopeQuery(token))
    },
  })
  function send() {
    const found = reasonProblem(reason)
    setProblem(found)
    if (found) document.getElementById('decline-reason')?.focus()
    else declining.mutate(reason.trim())
  }
  return (
    <div>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {m.signing_decline()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        tone="danger"
        title={m.signing_decline_title()}
        confirmLabel={m.signing_decline_confirm()}
        cancelLabel={m.signing_decline_keep()}
        closeLabel={m.common_close()}
        busy={declining.isPending}
        onConfirm={send}
        error={declining.error ? troubleOf(declining.error).text : undefined}
      >
        <div className={styles.form}>
          <p>{m.signing_decline_body()}</p>
          <TextArea
            id="decline-reason"
            label={m.signing_decline_reason()}
            hint={m.signing_decline_reason_hint()}
            rows={3}
            maxLength={reasonLengthMax}
            value={reason}
            onValueChange={(text) => {
              setReason(text)
              setProblem(null)
            }}
            error={problem ? fieldText(problem) : undefined}
          />
        </div>
      </ConfirmDialog>
    </div>
  )
}
