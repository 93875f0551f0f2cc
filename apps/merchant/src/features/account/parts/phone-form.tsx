import { splitPhone } from '@daftar/rules/contact/phone'
import { Button } from '@daftar/ui/button'
import { m } from '@daftar/words'
import type { SubmitEvent } from 'react'
import { PhoneInput, initialPhone, phoneCode, phoneOf } from '../../../shared/session/phone-input.tsx'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { isProofNeeded, phoneErrorText } from '../phone-errors.ts'
import { sendPhoneCode, type NewPhone } from '../queries.ts'
import styles from './account.module.css'

type Props = {
  linked: string | null
  given: string
  proof: string | null
  onSent: (given: NewPhone) => void
  onProofNeeded: () => void
}

/** The number to link. What was typed stays when the user comes back from the code. */
export function PhoneForm({ linked, given, proof, onSent, onProofNeeded }: Props) {
  const send = useMutationOnce({
    ...sendPhoneCode,
    onSuccess: (_, phone) => onSent(phone),
    onError: (error) => isProofNeeded(error) && onProofNeeded(),
  })
  const form = useActForm({
    start: { phone: splitPhone(given) ?? initialPhone(linked) },
    check: ({ phone }) => ({ phone: phoneCode(phone) }),
    fields: { phone: { label: linked ? m.account_new_phone() : m.account_phone_number() } },
  })
  const field = form.field('phone')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    form.confirm(() => send.mutate({ phone: phoneOf(form.values.phone), ...(proof !== null && { proof }) }))
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.muted}>
        {linked ? m.account_change_phone_why({ phone: `\u2066${linked}\u2069` }) : m.account_link_phone_why()}
      </p>
      <PhoneInput
        {...field}
        onValueChange={(phone) => {
          send.reset()
          field.onValueChange(phone)
        }}
        error={field.error ?? (send.error ? phoneErrorText(send.error) : undefined)}
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
