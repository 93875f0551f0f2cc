import { useActForm } from '@daftar/app-kit/use-act-form'
import { Button } from '@daftar/ui/button'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { useState, type SubmitEvent } from 'react'
import { contactProblem, readContact } from '../../../shared/merchant/contact.ts'
import { ProblemNotice } from '../../../shared/act/problem-notice.tsx'
import type { AskedIdentity } from '../queries.ts'
import styles from './identities.module.css'

type LookFormProps = { busy: boolean; error: unknown; onLook: (asked: AskedIdentity) => void }

/** Whose sign-in is asked about: the contact, and on which side. */
export function LookForm({ busy, error, onLook }: LookFormProps) {
  const [audience, setAudience] = useState<AskedIdentity['audience']>('merchant')
  const form = useActForm({
    start: { contact: '' },
    check: ({ contact }) => ({ contact: contactProblem(readContact(contact)) }),
    fields: { contact: { label: m.desk_sign_in_contact() } },
  })
  function look() {
    const contact = readContact(form.values.contact)
    onLook({ audience, [contact.factor]: contact.text })
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        form.confirm(look)
      }}
    >
      <ProblemNotice error={error} />
      <SegmentedChoice
        label={m.desk_identity_side()}
        options={[
          { value: 'merchant', label: m.desk_identity_side_merchant() },
          { value: 'desk', label: m.desk_identity_side_desk() },
        ]}
        value={audience}
        onValueChange={setAudience}
      />
      <div className={styles.field}>
        <TextField
          {...form.field('contact')}
          hint={m.desk_sign_in_contact_hint()}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      </div>
      <Button type="submit" variant="primary" busy={busy}>
        {m.desk_identity_look()}
      </Button>
    </form>
  )
}
