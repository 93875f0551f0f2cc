import { TextInput } from '@daftar/app-kit/text-input'
import { useCheckedForm, type CheckedForm } from '@daftar/app-kit/use-checked-form'
import { addDays } from '@daftar/rules/calendar/calendar-date'
import { licenceTextMax } from '@daftar/rules/capital/kyb/licence'
import { licenceMarginDays } from '@daftar/rules/registry/dates'
import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { TextArea } from '@daftar/ui/text-area'
import { fieldText, m } from '@daftar/words'
import { LateDatePicker } from '../../../shared/act/late-date-picker.tsx'
import { dateText } from '@daftar/words/formats/date'
import { useAccount } from '../../../shared/session/account.ts'
import { fieldErrors, summaryOf } from '../../../shared/act/field-errors.ts'
import { PhoneInput } from '../../../shared/session/phone-input.tsx'
import { today } from '../../../shared/text/today.ts'
import type { PickedUpload } from '../../../shared/uploads/picked-upload.ts'
import type { DocumentReading } from '../documents.ts'
import type { Kyb } from '../kyb.ts'
import {
  checkLicenceValues,
  licenceBlock,
  licenceFields,
  saidOf,
  startLicence,
  type LicenceValues,
} from '../licence-form.ts'
import { DateHint } from './date-hint.tsx'
import { KybFrame } from './kyb-frame.tsx'
import { SaidBeside } from './said-beside.tsx'

interface Props {
  kyb: Kyb
  file: PickedUpload
  /** Null where the document could not be asked about. */
  reading: DocumentReading | null
  onBack: () => void
}

type Form = CheckedForm<LicenceValues>
type Said = Partial<Record<keyof LicenceValues, string>>

/**
 * The second half of the step: what stands on the licence, confirmed by who fills it in (KYB-48 to KYB-50).
 */
export function LicenceDetailsForm({ kyb, file, reading, onBack }: Props) {
  const day = today(useAccount().country)
  const says = reading?.licence ?? null
  const form: Form = useCheckedForm<LicenceValues>({
    start: startLicence(kyb.application, file, says),
    check: (values) => checkLicenceValues(values, day),
  })
  const said = saidOf(says)

  async function submit() {
    if (!(await form.pass())) return
    const saved = await kyb.save({ legal_info: licenceBlock(form.values) })
    if (saved?.kind === 'fields') form.refuse(fieldErrors(saved.fields, licenceFields))
    if (saved?.kind !== 'saved') return
    form.restart(form.values)
    kyb.forward()
  }

  return (
    <KybFrame
      kyb={kyb}
      title={m.kyb_licence_details_title()}
      intro={m.kyb_licence_details_intro()}
      errors={summaryOf(form.listed, labels())}
      isUnsaved={form.isDirty}
      onSubmit={submit}
      back={<Button onClick={onBack}>{m.common_back()}</Button>}
    >
      {reading ? <ReadingNotice state={reading.state} /> : null}
      <Number form={form} said={said} />
      <Dates form={form} said={said} day={day} />
      <Company form={form} said={said} />
      <Contact form={form} />
    </KybFrame>
  )
}

/** Why the document filled nothing in, or that what it filled in is to be looked at. */
function ReadingNotice({ state }: { state: DocumentReading['state'] }) {
  if (state === 'read') return <Notice tone="info">{m.kyb_licence_read()}</Notice>
  return <Notice tone="info">{state === 'picture' ? m.kyb_photo_typed() : m.kyb_licence_unread()}</Notice>
}

function Number({ form, said }: { form: Form; said: Said }) {
  return (
    <TextInput
      form={form}
      name="crNumber"
      label={m.kyb_licence_number()}
      dir="ltr"
      autoComplete="off"
      maxLength={licenceTextMax.crNumber}
      hint={<Beside form={form} said={said} field="crNumber" />}
    />
  )
}

function Dates({ form, said, day }: { form: Form; said: Said; day: ReturnType<typeof today> }) {
  const { values, shown } = form
  const error = (field: 'issueDate' | 'expiryDate') => shown[field] && fieldText(shown[field])
  return (
    <>
      <LateDatePicker
        id="issueDate"
        label={m.kyb_licence_issued()}
        value={values.issueDate}
        max={day}
        onValueChange={(issueDate) => form.set({ issueDate })}
        onBlur={() => form.leave('issueDate')}
        hint={
          <DateHint date={values.issueDate}>
            <Beside form={form} said={said} field="issueDate" shown={dateText} />
          </DateHint>
        }
        error={error('issueDate')}
      />
      <LateDatePicker
        id="expiryDate"
        label={m.kyb_licence_expires()}
        value={values.expiryDate}
        min={addDays(day, licenceMarginDays)}
        onValueChange={(expiryDate) => form.set({ expiryDate })}
        onBlur={() => form.leave('expiryDate')}
        hint={
          <DateHint date={values.expiryDate}>
            <Beside form={form} said={said} field="expiryDate" shown={dateText} />
          </DateHint>
        }
        error={error('expiryDate')}
      />
    </>
  )
}

function Company({ form, said }: { form: Form; said: Said }) {
  const { activities } = form.values
  const code = form.shown['activities']
  return (
    <>
      <TextArea
        id="activities"
        label={m.kyb_licence_activities()}
        hint={m.kyb_licence_activities_hint()}
        rows={3}
        maxLength={licenceTextMax.activities}
        count={m.kyb_characters({ used: activities.length, most: licenceTextMax.activities })}
        value={activities}
        onValueChange={(text) => form.set({ activities: text })}
        onBlur={() => form.leave('activities')}
        error={code && fieldText(code)}
      />
      <TextInput
        form={form}
        name="companyName"
        label={m.kyb_company_name()}
        autoComplete="organization"
        maxLength={licenceTextMax.companyName}
        hint={<Beside form={form} said={said} field="companyName" />}
      />
      <TextInput
        form={form}
        name="companyAddress"
        label={m.kyb_address()}
        autoComplete="street-address"
        maxLength={licenceTextMax.companyAddress}
      />
    </>
  )
}

function Contact({ form }: { form: Form }) {
  const code = form.shown['companyPhone']
  return (
    <>
      <TextInput
        form={form}
        name="companyEmail"
        label={m.kyb_company_email()}
        optional={m.common_optional()}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <PhoneInput
        id="companyPhone"
        label={m.kyb_company_phone()}
        optional={m.common_optional()}
        value={{ country: form.values.phoneCountry, national: form.values.companyPhone }}
        onValueChange={({ country, national }) => form.set({ phoneCountry: country, companyPhone: national })}
        onBlur={() => form.leave('companyPhone')}
        {...(code && { error: fieldText(code) })}
      />
    </>
  )
}

type Text = 'crNumber' | 'issueDate' | 'expiryDate' | 'companyName'

function Beside({
  form,
  said,
  field,
  shown,
}: {
  form: Form
  said: Said
  field: Text
  shown?: (text: string) => string
}) {
  return (
    <SaidBeside
      said={said[field]}
      value={form.values[field]}
      onUse={(text) => form.set({ [field]: text })}
      {...(shown && { shown })}
    />
  )
}

function labels(): Record<string, string> {
  return {
    licenceFile: m.kyb_licence_upload(),
    crNumber: m.kyb_licence_number(),
    issueDate: m.kyb_licence_issued(),
    expiryDate: m.kyb_licence_expires(),
    activities: m.kyb_licence_activities(),
    companyName: m.kyb_company_name(),
    companyAddress: m.kyb_address(),
    companyEmail: m.kyb_company_email(),
    companyPhone: m.kyb_company_phone(),
  }
}
