import { useCheckedForm } from '@daftar/app-kit/use-checked-form'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { identityTypes, ownerTypes, type CompanyOwner } from '@daftar/rules/onboarding/owners'
import { Button } from '@daftar/ui/button'
import { ComboBox } from '@daftar/ui/combo-box'
import { Dialog } from '@daftar/ui/dialog'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { LateDatePicker } from '../../act/late-date-picker.tsx'
import { UploadField } from '../../uploads/upload-field.tsx'
import type { DocumentForm } from '../document-form.ts'
import { fileOf, noteFile } from '../file-names.ts'
import { issueText } from '../issue-text.ts'
import { nationalityOptions } from '../nationality-options.ts'
import {
  figureText,
  ownerErrors,
  ownerIssues,
  ownerOf,
  ownerValues,
  type OwnerValues,
} from '../owner-form.ts'
import { RoleSelect } from './role-select.tsx'
import styles from './owners.module.css'

interface Props {
  owner: CompanyOwner
  today: CalendarDate
  uploads: DocumentForm['uploads']
  /** Companies hold shares; they neither run nor sign for another one. */
  mayBeCompany: boolean
  /** The share is asked for; of who owns all of it, it is known. */
  asksShare: boolean
  onDone: (owner: CompanyOwner) => void
  onClose: () => void
}

/** One person or company of the list, with everything that is asked of them. */
export function OwnerDialog({ owner, today, uploads, mayBeCompany, asksShare, onDone, onClose }: Props) {
  const form = useCheckedForm<OwnerValues>({
    start: ownerValues(owner),
    check: (values) => ownerErrors(values, today),
  })
  const issues = ownerIssues(form.values, today)
  const errorAt = (field: keyof OwnerValues) => {
    const issue = form.shown[field] && issues.find((one) => one.field === field)
    return issue ? issueText(issue) : undefined
  }
  const fields = { form, errorAt, uploads }
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={owner.name || m.apply_person_new()}
      closeLabel={m.common_close()}
      width="wide"
      actions={
        <>
          <Button onClick={onClose}>{m.common_cancel()}</Button>
          <Button
            variant="primary"
            onClick={() => void form.pass().then((isRight) => isRight && onDone(ownerOf(form.values)))}
          >
            {m.apply_person_save()}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {mayBeCompany ? (
          <SegmentedChoice
            label={m.apply_owner_type()}
            options={ownerTypes.map((value) => ({
              value,
              label: value === 'company' ? m.apply_owner_company() : m.apply_owner_individual(),
            }))}
            value={form.values.type}
            onValueChange={(type) => form.set({ type })}
          />
        ) : null}
        <Name {...fields} />
        {asksShare ? <Share {...fields} /> : null}
        {form.values.is_senior_management ? (
          <RoleSelect
            id="role"
            value={form.values.role}
            onValueChange={(role) => form.set({ role })}
            error={errorAt('role')}
          />
        ) : null}
        {form.values.type === 'company' ? <Company {...fields} /> : <Person {...fields} />}
      </div>
    </Dialog>
  )
}

interface Fields {
  form: ReturnType<typeof useCheckedForm<OwnerValues>>
  errorAt: (field: keyof OwnerValues) => string | undefined
  uploads: DocumentForm['uploads']
}

function Text({
  form,
  errorAt,
  name,
  ...field
}: Fields & { name: 'name' | 'identity_id'; label: string; maxLength: number; dir?: 'ltr' }) {
  return (
    <TextField
      {...field}
      id={name}
      autoComplete="off"
      value={form.values[name]}
      onValueChange={(text) => form.set({ [name]: text })}
      onBlur={() => form.leave(name)}
      error={errorAt(name)}
    />
  )
}

function Name(fields: Fields) {
  const isCompany = fields.form.values.type === 'company'
  return (
    <Text
      {...fields}
      name="name"
      label={isCompany ? m.apply_owner_company_name() : m.apply_owner_name()}
      maxLength={120}
    />
  )
}

function Share({ form, errorAt }: Fields) {
  return (
    <div className={styles.pair}>
      <TextField
        id="shares_percent"
        label={m.apply_owner_share()}
        inputMode="decimal"
        autoComplete="off"
        value={form.values.shares_percent}
        onValueChange={(text) => form.set({ shares_percent: figureText(text, 4) })}
        onBlur={() => form.leave('shares_percent')}
        error={errorAt('shares_percent')}
      />
      <TextField
        id="shares_count"
        label={m.apply_owner_shares_count()}
        optional={m.common_optional()}
        inputMode="numeric"
        autoComplete="off"
        value={form.values.shares_count}
        onValueChange={(text) => form.set({ shares_count: figureText(text, 0) })}
      />
    </div>
  )
}

function Company(fields: Fields) {
  return (
    <>
      <Text {...fields} name="identity_id" label={m.apply_owner_licence_number()} maxLength={30} dir="ltr" />
      <File {...fields} name="national_id_url" label={m.apply_owner_licence_file()} />
    </>
  )
}

function Person(fields: Fields) {
  const { form, errorAt } = fields
  const { values } = form
  return (
    <>
      <ComboBox
        id="nationality"
        label={m.apply_owner_nationality()}
        placeholder={m.apply_choose()}
        emptyLabel={m.apply_no_match()}
        options={nationalityOptions()}
        value={values.nationality || null}
        onValueChange={(code) => form.set({ nationality: code ?? '' })}
        onBlur={() => form.leave('nationality')}
        error={errorAt('nationality')}
      />
      <LateDatePicker
        id="birth_date"
        label={m.apply_owner_birth_date()}
        value={values.birth_date}
        onValueChange={(birth_date) => form.set({ birth_date })}
        onBlur={() => form.leave('birth_date')}
        error={errorAt('birth_date')}
      />
      <SegmentedChoice
        label={m.apply_owner_identity_type()}
        options={identityTypes.map((value) => ({
          value,
          label: value === 'NATIONAL_ID' ? m.apply_identity_national_id() : m.apply_identity_passport(),
        }))}
        value={values.identity_type}
        onValueChange={(identity_type) => form.set({ identity_type })}
      />
      <Text {...fields} name="identity_id" label={m.apply_owner_identity_number()} maxLength={30} dir="ltr" />
      <LateDatePicker
        id="national_id_expiration_date"
        label={m.apply_owner_expiry()}
        value={values.national_id_expiration_date}
        onValueChange={(national_id_expiration_date) => form.set({ national_id_expiration_date })}
        onBlur={() => form.leave('national_id_expiration_date')}
        error={errorAt('national_id_expiration_date')}
      />
      <File {...fields} name="national_id_url" label={m.apply_owner_front()} />
      {values.identity_type === 'NATIONAL_ID' ? (
        <File {...fields} name="national_id_backside_url" label={m.apply_owner_back()} />
      ) : null}
    </>
  )
}

function File({
  form,
  errorAt,
  uploads,
  name,
  label,
}: Fields & { name: 'national_id_url' | 'national_id_backside_url'; label: string }) {
  const url = form.values[name]
  return (
    <UploadField
      id={name}
      label={label}
      hint={m.apply_file_hint()}
      purpose={`${uploads}_identity`}
      value={url === null ? null : fileOf(url)}
      onValueChange={(file) => form.set({ [name]: file && noteFile(file) })}
      error={errorAt(name)}
    />
  )
}
