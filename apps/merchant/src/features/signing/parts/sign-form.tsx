import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Checkbox } from '@daftar/ui/checkbox'
import { focusField } from '@daftar/ui/error-summary'
import { Notice } from '@daftar/ui/notice'
import { OneTimeCode } from '@daftar/ui/one-time-code'
import { fieldText, m } from '@daftar/words'
import { useState, type FormEvent } from 'react'
import { around } from '../../../shared/around.tsx'
import { codeTimeText } from '../../../shared/code-time.ts'
import { useServices } from '../../../shared/use-services.ts'
import { ResendLine } from '../../../shared/resend-line.tsx'
import type { Envelope } from '../queries.ts'
import { useSigning } from '../use-signing.ts'
import styles from './sign-form.module.css'

interface Props {
  token: string
  envelope: Envelope
}

/** Consent first, then a code to the signatory's phone, then the signature. Nothing is signed by filling in the last digit. */
export function SignForm({ token, envelope }: Props) {
  const { config } = useServices()
  const signing = useSigning(token)
  const [hasConsent, setConsent] = useState(false)
  const [hasTried, setTried] = useState(false)
  const [code, setCode] = useState('')
  const length = config.codes.phoneLength
  const isIncomplete = code.length !== length
  const phone = envelope.signer_phone_masked
  const time = codeTimeText(config.codes.validSeconds)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!hasConsent) return focusField('consent')
    if (signing.sentAtMs === null) return void signing.send().then(() => setTried(false))
    if (isIncomplete) return focusField('code')
    void signing.sign(code)
  }

  const lacksDigits = hasTried && signing.sentAtMs !== null && isIncomplete
  const codeTrouble = signing.trouble?.at === 'code' ? signing.trouble.text : null
  return (
    <Card title={m.signing_step_sign()}>
      <form className={styles.form} noValidate onSubmit={submit}>
        {signing.trouble?.at === 'form' ? (
          <Notice tone="negative" live="alert">
            {signing.trouble.text}
          </Notice>
        ) : null}
        <Checkbox
          id="consent"
          label={m.signing_consent({ merchant: envelope.merchant_name })}
          checked={hasConsent}
          onValueChange={setConsent}
          error={hasTried && !hasConsent ? m.signing_consent_needed() : undefined}
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
              value={code}
              autoFocus
              onValueChange={(typed) => {
                setCode(typed)
                signing.clear()
              }}
              error={codeTrouble ?? (lacksDigits ? fieldText('code_length', length) : undefined)}
            />
            <ResendLine
              sentAtMs={signing.sentAtMs}
              everySeconds={config.codes.resendSeconds}
              busy={signing.doing === 'sending'}
              onResend={() => {
                setCode('')
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
