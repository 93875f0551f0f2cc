import { Button } from '@daftar/ui/button'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useServices } from '../../../shared/use-services.ts'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { isProofNeeded } from '../phone-errors.ts'
import { sendPhoneCode, verifyPhone, type NewPhone } from '../queries.ts'
import { CodeForm } from './code-form.tsx'
import styles from './account.module.css'

type Props = {
  given: NewPhone
  sentAtMs: number
  onResent: (sentAtMs: number) => void
  onBack: () => void
  onProofNeeded: () => void
  onDone: () => void
}

/** The code that was sent to the new phone. */
export function PhoneCodeForm({ given, sentAtMs, onResent, onBack, onProofNeeded, onDone }: Props) {
  const { now } = useServices()
  const verify = useMutationOnce(verifyPhone(useQueryClient()))
  const resend = useMutationOnce({ ...sendPhoneCode, onSuccess: () => onResent(now()) })
  const orProof = (onError: (error: unknown) => void) => (error: unknown) =>
    isProofNeeded(error) ? onProofNeeded() : onError(error)
  return (
    <CodeForm
      phone={given.phone}
      confirm={m.account_confirm_phone()}
      sentAtMs={sentAtMs}
      isVerifying={verify.isPending}
      onTyped={(code, { onError }) =>
        verify.mutate({ ...given, code }, { onSuccess: onDone, onError: orProof(onError) })
      }
      isResending={resend.isPending}
      onResend={({ onError }) => resend.mutate(given, { onError: orProof(onError) })}
    >
      <div className={styles.other}>
        <Button variant="quiet" size="small" onClick={onBack}>
          {m.account_other_number()}
        </Button>
      </div>
    </CodeForm>
  )
}
