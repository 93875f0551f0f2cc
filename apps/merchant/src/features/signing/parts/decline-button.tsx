import { ApiError } from '@daftar/client'
import { Button } from '@daftar/ui/button'
import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { m } from '@daftar/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { decline, envelopeQuery } from '../queries.ts'
import { troubleOf } from '../trouble.ts'

/** The other answer, asked twice because the application ends with it. */
export function DeclineButton({ token }: { token: string }) {
  const [isOpen, setOpen] = useState(false)
  const queryClient = useQueryClient()
  const declining = useMutation({
    mutationFn: () => decline(token),
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
        onConfirm={() => declining.mutate()}
        error={declining.error ? troubleOf(declining.error).text : undefined}
      >
        {m.signing_decline_body()}
      </ConfirmDialog>
    </div>
  )
}
