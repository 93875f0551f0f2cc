import { useActForm } from '@daftar/app-kit/use-act-form'
import { ApiError } from '@daftar/client'
import { Button } from '@daftar/ui/button'
import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
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
  const form = useActForm({
    start: { reason: '' },
    check: ({ reason }) => ({ reason: reasonProblem(reason) }),
    fields: { reason: { label: m.signing_decline_reason() } },
  })
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
        onConfirm={() => form.confirm(() => declining.mutate(form.values.reason.trim()))}
        error={declining.error ? troubleOf(declining.error).text : undefined}
      >
        <div className={styles.form}>
          <p>{m.signing_decline_body()}</p>
          <TextArea
            {...form.field('reason')}
            hint={m.signing_decline_reason_hint()}
            rows={3}
            maxLength={reasonLengthMax}
          />
        </div>
      </ConfirmDialog>
    </div>
  )
}
