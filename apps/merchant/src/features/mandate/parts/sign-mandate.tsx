import { useCheckedForm } from '@daftar/app-kit/use-checked-form'
import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Checkbox } from '@daftar/ui/checkbox'
import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { problemText } from '@daftar/app-kit/problem-text'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { mandateMutation } from '../queries.ts'
import styles from './mandate.module.css'

/** Consent first, then the signature; or no, asked twice because the advance then waits for a new mandate. */
export function SignMandate({ token, consent }: { token: string; consent: string }) {
  const form = useCheckedForm({
    start: { consent: false },
    check: (given) => ({ consent: given.consent ? undefined : 'must_be_true' }),
  })
  const [isRefusing, setRefusing] = useState(false)
  // One signature and one refusal of this page: sent again after a lost answer, each counts once.
  const { keyOf: signKey } = useIdempotencyKey()
  const { keyOf: cancelKey } = useIdempotencyKey()
  const { mutate, isPending, error, variables } = useMutationOnce(mandateMutation(useQueryClient(), token))
  const problem = (intent: 'sign' | 'cancel') =>
    error && variables?.intent === intent ? problemText(error) : null

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await form.pass()) mutate({ intent: 'sign', key: signKey('sign') })
  }

  return (
    <Card title={m.mandate_sign_title()}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {problem('sign') ? (
          <Notice tone="negative" live="alert">
            {problem('sign')}
          </Notice>
        ) : null}
        <Checkbox
          id="consent"
          label={consent}
          checked={form.values.consent}
          onValueChange={(agrees) => form.set({ consent: agrees })}
          error={form.shown.consent && m.mandate_consent_needed()}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          block
          busy={isPending && variables?.intent === 'sign'}
        >
          {m.mandate_sign()}
        </Button>
      </form>
      <div className={styles.refuse}>
        <Button variant="quiet" onClick={() => setRefusing(true)}>
          {m.mandate_refuse()}
        </Button>
        <ConfirmDialog
          open={isRefusing}
          onOpenChange={setRefusing}
          tone="danger"
          title={m.mandate_refuse_title()}
          confirmLabel={m.mandate_refuse_confirm()}
          cancelLabel={m.common_cancel()}
          closeLabel={m.common_close()}
          busy={isPending && variables?.intent === 'cancel'}
          onConfirm={() => mutate({ intent: 'cancel', key: cancelKey('cancel') })}
          error={problem('cancel') ?? undefined}
        >
          {m.mandate_refuse_body()}
        </ConfirmDialog>
      </div>
    </Card>
  )
}
