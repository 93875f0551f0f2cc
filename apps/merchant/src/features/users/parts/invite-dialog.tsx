import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import type { FieldCode } from '@daftar/contract'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useAccount } from '../../../shared/session/account.ts'
import { PhoneInput } from '../../../shared/session/phone-input.tsx'
import { contactOf, emptyInvite, inviteDraftProblems } from '../form.ts'
import { userMutation } from '../mutations.ts'
import { ActDialog } from '../../../shared/act/act-dialog.tsx'
import { RightsFields, rightsFields } from './rights-fields.tsx'
import styles from './users.module.css'

/**
 * Invites somebody by e-mail or by phone (DEC-USR-2); what the server says of a contact stands at its field
 * (DEC-USR-4).
 */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { phone } = useAccount()
  const act = useAct({
    mutation: userMutation(useQueryClient()),
    doneText: () => m.users_done_invited(),
    onDone: onClose,
  })
  const form = useActForm({
    start: emptyInvite(phone),
    check: inviteDraftProblems,
    fields: {
      first_name: { label: m.users_first_name() },
      last_name: { label: m.users_last_name() },
      email: { label: m.users_email(), text: contactText(m.error_email_account_exists) },
      phone: { label: m.users_phone(), text: contactText(m.error_phone_account_exists) },
      ...rightsFields(),
    },
    error: act.error,
  })
  const { by, first_name, last_name, role, store_ids } = form.values
  function invite() {
    if (role === '') return
    act.send({ act: 'invite', body: { first_name, last_name, ...contactOf(form.values), role, store_ids } })
  }
  return (
    <ActDialog
      {...{ act, form, onClose }}
      title={m.users_invite_title()}
      confirmLabel={m.users_send()}
      onConfirm={invite}
    >
      <p className={styles.muted}>{m.users_invite_text()}</p>
      <div className={styles.pair}>
        <TextField {...form.field('first_name')} autoComplete="off" maxLength={60} autoFocus />
        <TextField {...form.field('last_name')} autoComplete="off" maxLength={60} />
      </div>
      <SegmentedChoice
        label={m.users_by()}
        value={by}
        options={[
          { value: 'email', label: m.users_email() },
          { value: 'phone', label: m.users_phone() },
        ]}
        block
        onValueChange={(chosen) => form.set({ by: chosen })}
      />
      {by === 'email' ? (
        <TextField {...form.field('email')} type="email" dir="ltr" autoComplete="off" maxLength={254} />
      ) : (
        <PhoneInput {...form.field('phone')} />
      )}
      <RightsFields form={form} />
    </ActDialog>
  )
}

function contactText(exists: () => string) {
  return (code: FieldCode) => (code === 'taken' ? exists() : fieldText(code))
}
