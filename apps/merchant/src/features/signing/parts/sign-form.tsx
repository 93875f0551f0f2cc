import { useCheckedForm } from '@daftar/app-kit/use-checked-form'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Checkbox } from '@daftar/ui/checkbox'
import { Notice } from '@daftar/ui/notice'
import { OneTimeCode } from '@daftar/ui/one-time-code'
import { fieldText, m } from '@daftar/words'
import type { FormEvent } from 'react'
import { around } from '../../../shared/text/around.tsx'
import { codeTimeText } from '../../../shared/session/code-time.ts'
import { useServices } from '../../../shared/use-services.ts'
import { ResendLine } from '../../../shared/session/resend-line.tsx'
import type { Envelope } from '../queries.ts'
import { useSigning } from '../use-signing.ts'
import styles from './sign-form.module.css'

interface Props {
  token: string
  envelope: Envelope
}

/**
 * Consent first, then a code to the signatory's phone, then the signature. Nothing is signed by filling in
 * the last digit.
 */
export function SignForm({ token, envelope }: Props) {
  const { config } = useServices()
  const signing = useSigning(token)
  const length = config.codes.phoneLength
  const form = useCheckedForm({
    start: { consent: false, code: '' },
    check: ({ consent, code }) => ({
      consent: consent ? undefined : 'must_be_true',
      code: signing.sentAtMs === null || code.length === length ? undefined : 'code_length',
    }),
  })
  const { values, shown } = form
  const phone = envelope.signer_phone_masked
  const time = codeTimeText(config.codes.validSeconds)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await form.pass()) await (signing.sentAtMs === null ? signing.send() : signing.use(values.code))
  }

  const codeTrouble = signing.trouble?.at === 'code' ? signing.trouble.text : null
  return (
    <Card title={m.signing_step_sign()}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {signing.trouble?.at === 'form' ? (
          <Notice tone="negative" live="alert">
            {signing.trouble.text}
          </Notice>
        ) : null}
        <Checkbox
          id="consent"
          label={m.signing_consent({ merchant: envelope.merchant_name })}
          checked={values.consent}
          onValueChange={(consent) => form.set({ consent })}
          error={shown.consent && m.signing_consent_needed()}
        />
        {signing.sentAtMs === null ? (
          <p className={styles.muted}>{around(m.signing_code_goes_to, 'phone', phone)}</p>
        ) : (
          <div className={styles.code}>
            <OneTimeCode
              id="code"
              label={m.signing_code()}
              hint={around((words) => m.signing_code_sent({ ...words, time }), 'phone', phone)}
              length={length}
              value={values.code}
              autoFocus
              onValueChange={(typed) => {
                form.set({ code: typed })
                signing.clear()
              }}
              error={codeTrouble ?? (shown.code && fieldText(shown.code, length))}
            />
            <ResendLine
              sentAtMs={signing.sentAtMs}
              everySeconds={config.codes.resendSeconds}
              busy={signing.doing === 'sending'}
              onResend={() => {
                form.restart({ ...values, code: '' })
                void signing.send()
              }}
            />
          </div>
        )}
        <Button type="submit" variant="primary" size="large" block busy={signing.doing !== null}>
          {signing.sentAtMs === null ? m.signing_send_code() : m.signing_sign()}
        </Button>
      </form>
    </Card>
  )
}
