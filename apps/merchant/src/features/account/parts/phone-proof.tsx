import { Button } from '@daftar/ui/button'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { useState } from 'react'
import { supportMailbox } from '../../../shared/config/public-config.ts'
import { useAccount } from '../../../shared/session/account.ts'
import { useServices } from '../../../shared/use-services.ts'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { phoneErrorText } from '../phone-errors.ts'
import { provePhone, sendPhoneProof } from '../queries.ts'
import { CodeForm } from './code-form.tsx'
import styles from './account.module.css'

type Props = {
  linked: string
  /** It was proven before, too long ago by now. */
  isAgain: boolean
  onProven: (proof: string) => void
}

/** Who changes the phone shows first, by a code to the linked one, that they still have it. */
export function PhoneProof({ linked, isAgain, onProven }: Props) {
  const { now } = useServices()
  const [sentAtMs, setSentAtMs] = useState<number | null>(null)
  const send = useMutationOnce({ ...sendPhoneProof, onSuccess: () => setSentAtMs(now()) })
  const prove = useMutationOnce({ ...provePhone, onSuccess: ({ proof }) => onProven(proof) })
  if (sentAtMs !== null)
    return (
      <CodeForm
        phone={linked}
        confirm={m.account_prove_phone()}
        sentAtMs={sentAtMs}
        isVerifying={prove.isPending}
        onTyped={(code, failing) => prove.mutate(code, failing)}
        isResending={send.isPending}
        onResend={(failing) => send.mutate(undefined, failing)}
      >
        <LostPhone />
      </CodeForm>
    )
  return (
    <div className={styles.form}>
      {isAgain ? <Notice tone="warning" title={m.error_phone_proof_needed()} live="alert" /> : null}
      <p className={styles.muted}>{m.account_prove_phone_why({ phone: `\u2066${linked}\u2069` })}</p>
      {send.error ? <Notice tone="negative" title={phoneErrorText(send.error)} live="alert" /> : null}
      <div>
        <Button variant="primary" busy={send.isPending} onClick={() => send.mutate()}>
          {m.account_send_code()}
        </Button>
      </div>
      <LostPhone />
    </div>
  )
}

function LostPhone() {
  const { config } = useServices()
  const { country } = useAccount()
  return (
    <p className={styles.muted}>
      {m.account_lost_phone()}{' '}
      <Link href={`mailto:${supportMailbox(config, country)}`}>{m.account_lost_phone_support()}</Link>
    </p>
  )
}
