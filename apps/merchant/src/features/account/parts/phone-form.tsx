import { splitPhone } from '@daftar/rules/contact/phone'
import { Button } from '@daftar/ui/button'
import { m } from '@daftar/words'
import { Controller, useForm } from 'react-hook-form'
import {
  PhoneInput,
  initialPhone,
  phoneOf,
  phoneProblemText,
  type PhoneValue,
} from '../../../shared/phone-input.tsx'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { phoneErrorText } from '../phone-errors.ts'
import { sendPhoneCode } from '../queries.ts'
import styles from './account.module.css'

type Props = { linked: string | null; given: string; onSent: (phone: string) => void }

/** The number to link. What was typed stays when the user comes back from the code. */
export function PhoneForm({ linked, given, onSent }: Props) {
  const send = useMutationOnce({ ...sendPhoneCode, onSuccess: (_, phone) => onSent(phone) })
  const { control, handleSubmit } = useForm<{ phone: PhoneValue }>({
    defaultValues: { phone: splitPhone(given) ?? initialPhone(linked) },
  })
  const submit = handleSubmit(({ phone }) => send.mutate(phoneOf(phone)))
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.muted}>
        {linked ? m.account_change_phone_why({ phone: `\u2066${linked}\u2069` }) : m.account_link_phone_why()}
      </p>
      <Controller
        name="phone"
        control={control}
        rules={{ validate: (phone) => phoneProblemText(phone) ?? true }}
        render={({ field, fieldState }) => (
          <PhoneInput
            label={linked ? m.account_new_phone() : m.account_phone_number()}
            value={field.value}
            onValueChange={(value) => {
              send.reset()
              field.onChange(value)
            }}
            error={fieldState.error?.message ?? (send.error ? phoneErrorText(send.error) : undefined)}
            inputRef={field.ref}
            autoFocus
          />
        )}
      />
      <div>
        <Button type="submit" variant="primary" busy={send.isPending}>
          {m.account_send_code()}
        </Button>
      </div>
    </form>
  )
}
