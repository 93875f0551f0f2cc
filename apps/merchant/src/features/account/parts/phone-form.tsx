import { splitPhone } from '@daftar/rules/contact/phone'
import { Button } from '@daftar/ui/button'
import { m } from '@daftar/words'
import { useRef, useState, type SubmitEvent } from 'react'
import { PhoneInput, initialPhone, phoneOf, phoneProblemText } from '../../../shared/phone-input.tsx'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { phoneErrorText } from '../phone-errors.ts'
import { sendPhoneCode } from '../queries.ts'
import styles from './account.module.css'

type Props = { linked: string | null; given: string; onSent: (phone: string) => void }

/** The number to link. What was typed stays when the user comes back from the code. */
export function PhoneForm({ linked, given, onSent }: Props) {
  const send = useMutationOnce({ ...sendPhoneCode, onSuccess: (_, phone) => onSent(phone) })
  const [phone, setPhone] = useState(() => splitPhone(given) ?? initialPhone(linked))
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const problem = phoneProblemText(phone)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (problem) field.current?.focus()
    else send.mutate(phoneOf(phone))
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.muted}>
        {linked ? m.account_change_phone_why({ phone: `\u2066${linked}\u2069` }) : m.account_link_phone_why()}
      </p>
      <PhoneInput
        label={linked ? m.account_new_phone() : m.account_phone_number()}
        value={phone}
        onValueChange={(value) => {
          send.reset()
          setPhone(value)
        }}
        error={(isTried && problem) || (send.error ? phoneErrorText(send.error) : undefined)}
        inputRef={field}
        autoFocus
      />
      <div>
        <Button type="submit" variant="primary" busy={send.isPending}>
          {m.account_send_code()}
        </Button>
      </div>
    </form>
  )
}
