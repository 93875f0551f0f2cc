import { TextInput } from '@daftar/app-kit/text-input'
import type { CheckedForm } from '@daftar/app-kit/use-checked-form'
import { contactNameMax } from '@daftar/rules/capital/applications/contact'
import { fieldText } from '@daftar/words'
import { PhoneInput } from '../session/phone-input.tsx'
import { signatoryLabels, type SignatoryValues } from './signatory.ts'

/** Name, e-mail and phone of whoever signs (DEC-WIZ-5, KYB-34, APPL-45). */
export function SignatoryFields({ form }: { form: CheckedForm<SignatoryValues> }) {
  const { values, shown } = form
  const labels = signatoryLabels()
  return (
    <>
      <TextInput
        form={form}
        name="signatoryName"
        label={labels.signatoryName}
        autoComplete="name"
        maxLength={contactNameMax}
      />
      <TextInput
        form={form}
        name="signatoryEmail"
        label={labels.signatoryEmail}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <PhoneInput
        id="phoneNational"
        label={labels.phoneNational}
        value={{ country: values.phoneCountry, national: values.phoneNational }}
        onValueChange={({ country, national }) =>
          form.set({ phoneCountry: country, phoneNational: national })
        }
        onBlur={() => form.leave('phoneNational')}
        {...(shown['phoneNational'] && { error: fieldText(shown['phoneNational']) })}
      />
    </>
  )
}
