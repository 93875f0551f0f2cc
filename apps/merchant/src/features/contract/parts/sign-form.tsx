import { problemText } from '@daftar/app-kit/problem-text'
import { useCheckedForm } from '@daftar/app-kit/use-checked-form'
import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { ApiError } from '@daftar/client'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Button, buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Checkbox } from '@daftar/ui/checkbox'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { OneTimeCode } from '@daftar/ui/one-time-code'
import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { sendProofCode } from '../../../shared/session/phone-proof.ts'
import { ResendLine } from '../../../shared/session/resend-line.tsx'
import { useServices } from '../../../shared/use-services.ts'
import { signContract } from '../mutations.ts'
import { contractQuery } from '../queries.ts'
import styles from './contract.module.css'

interface Props {
  storeId: string
  /** Of the file that is shown. */
  documentSha256: string
  /** Of the letter’s address, where it led here. */
  letterKey: string | undefined
}

/** The full name and consent first, then a code to the linked phone, then the signature (DEC-BIZ-3). */
export function SignForm({ storeId, documentSha256, letterKey }: Props) {
  const { config, now } = useServices()
  const { phone, first_name, last_name } = useAccount()
  const queryClient = useQueryClient()
  const { keyOf } = useIdempotencyKey()
  const [sentAtMs, setSentAtMs] = useState<number | null>(null)
  const length = config.codes.phoneLength
  const form = useCheckedForm({
    // Consent is to one file: one that was drawn up anew is agreed to anew.
    start: { name: `${first_name} ${last_name}`.trim(), consentTo: '', code: '' },
    check: ({ name, consentTo, code }) => ({
      name: name.trim().length < 2 ? 'required' : undefined,
      consentTo: consentTo === documentSha256 ? undefined : 'must_be_true',
      code: sentAtMs === null || code.length === length ? undefined : 'code_length',
    }),
  })
  const send = useMutationOnce({ ...sendProofCode, onSuccess: () => setSentAtMs(now()) })
  const sign = useMutationOnce({
    ...signContract(queryClient, storeId, letterKey),
    onError: (error) => {
      // Signed, or drawn up anew, in another tab: what stands then shows.
      if (error instanceof ApiError && error.reason === 'wrong_status')
        void queryClient.invalidateQueries({ queryKey: contractQuery(storeId).queryKey })
    },
  })
  const { values, shown } = form
  const isCodeWrong = sign.error instanceof ApiError && sign.error.reason === 'invalid_code'
  const trouble = send.error ?? (isCodeWrong ? null : sign.error)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!(await form.pass())) return
    const intent = { fullName: values.name.trim(), documentSha256, code: values.code }
    if (sentAtMs === null) send.mutate()
    else sign.mutate({ intent, key: keyOf(intent) })
  }

  return (
    <Card title={m.contract_sign_title()}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {trouble ? <Notice tone="negative" live="alert" title={problemText(trouble)} /> : null}
        <TextField
          id="name"
          name="name"
          label={m.contract_full_name()}
          value={values.name}
          maxLength={120}
          autoComplete="name"
          onValueChange={(name: string) => form.set({ name })}
          error={shown.name && fieldText(shown.name)}
        />
        <Checkbox
          id="consent"
          label={m.contract_consent()}
          checked={values.consentTo === documentSha256}
          onValueChange={(agrees) => form.set({ consentTo: agrees ? documentSha256 : '' })}
          error={shown.consentTo && m.contract_consent_needed()}
        />
        {phone === null ? (
          <>
            <p className={styles.muted}>{m.contract_no_phone()}</p>
            <Link href={pathOf('accountPhone')} look="bare" className={buttonClass({ variant: 'primary' })}>
              {m.account_link_phone()}
            </Link>
          </>
        ) : (
          <>
            {sentAtMs === null ? (
              <p className={styles.muted}>{m.contract_code_goes_to({ phone: `\u2066${phone}\u2069` })}</p>
            ) : (
              <div className={styles.code}>
                <OneTimeCode
                  id="code"
                  label={m.account_code()}
                  length={length}
                  value={values.code}
                  autoFocus
                  onValueChange={(code) => form.set({ code })}
                  error={isCodeWrong ? problemText(sign.error) : shown.code && fieldText(shown.code, length)}
                />
                <ResendLine
                  sentAtMs={sentAtMs}
                  everySeconds={config.codes.resendSeconds}
                  busy={send.isPending}
                  onResend={() => send.mutate()}
                />
              </div>
            )}
            <Button type="submit" variant="primary" block busy={send.isPending || sign.isPending}>
              {sentAtMs === null ? m.account_send_code() : m.contract_sign()}
            </Button>
          </>
        )}
      </form>
    </Card>
  )
}
