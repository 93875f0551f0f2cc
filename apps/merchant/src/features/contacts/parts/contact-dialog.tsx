import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { contactPurposes, type ContactPurpose } from '@daftar/rules/contacts/contact'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { Select } from '@daftar/ui/select'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useAccount } from '../../../shared/session/account.ts'
import { ActDialog } from '../../../shared/act/act-dialog.tsx'
import { PhoneInput } from '../../../shared/session/phone-input.tsx'
import { bodyOf, draftOf, draftProblems, emptyDraft } from '../form.ts'
import { contactMutation } from '../mutations.ts'
import type { Contact } from '../queries.ts'
import { purposeHint, purposeText } from '../words.ts'
import styles from './contacts.module.css'

type ContactDialogProps = {
  /** Who is changed, or for what somebody is added. */
  of: Contact | ContactPurpose
  onClose: () => void
}

/** A contact with everything that is known of them (DEC-OTH-4). */
export function ContactDialog({ of, onClose }: ContactDialogProps) {
  const { phone, country } = useAccount()
  const contact = typeof of === 'string' ? null : of
  const act = useAct({
    mutation: contactMutation(useQueryClient()),
    doneText: () => (contact ? m.common_changes_saved() : m.contacts_done_added()),
    onDone: onClose,
    ...(contact && { since: contact.version }),
  })
  const form = useActForm({
    start: typeof of === 'string' ? { ...emptyDraft(phone, country), purpose: of } : draftOf(of),
    check: draftProblems,
    fields: {
      purpose: { label: m.contacts_purpose() },
      name: { label: m.contacts_name() },
      email: { label: m.contacts_email() },
      phone: { label: m.contacts_phone() },
    },
    prefix: 'contact-',
    error: act.error,
  })
  const { values, set } = form
  const isAskedAnew =
    contact !== null && (values.email !== contact.email || values.purpose !== contact.purpose)
  function send() {
    const body = bodyOf(values)
    act.send(
      contact ? { act: 'change', id: contact.id, version: contact.version, body } : { act: 'add', body },
    )
  }
  return (
    <ActDialog
      {...{ act, form, onClose }}
      title={contact ? m.contacts_change_title({ name: contact.name }) : m.contacts_add_title()}
      confirmLabel={contact ? m.common_save() : m.contacts_add()}
      onConfirm={send}
    >
      <Select
        {...form.field('purpose')}
        placeholder={m.contacts_purpose()}
        hint={purposeHint[values.purpose]()}
        options={contactPurposes.map((value) => ({ value, label: purposeText[value]() }))}
        onValueChange={(value) => set({ purpose: contactPurposes.find((one) => one === value) ?? 'finance' })}
      />
      <TextField {...form.field('name')} autoComplete="off" maxLength={80} autoFocus />
      <TextField {...form.field('email')} type="email" autoComplete="off" maxLength={254} />
      <PhoneInput {...form.field('phone')} optional={m.common_optional()} />
      <SegmentedChoice
        label={m.contacts_language()}
        value={values.language}
        options={[
          { value: 'en', label: m.contacts_english() },
          { value: 'ar', label: m.contacts_arabic() },
        ]}
        block
        onValueChange={(chosen) => set({ language: chosen })}
      />
      <p className={styles.muted}>
        {contact === null || isAskedAnew ? m.contacts_asks() : m.contacts_asks_not()}
      </p>
    </ActDialog>
  )
}
