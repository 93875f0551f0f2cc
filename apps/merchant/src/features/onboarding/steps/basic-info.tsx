import { joinPhone, splitPhone } from '@daftar/rules/contact/phone'
import { onboardingCountries } from '@daftar/rules/onboarding/document'
import { annualVolumes } from '@daftar/rules/onboarding/volume'
import { Checkbox } from '@daftar/ui/checkbox'
import { MultiSelect } from '@daftar/ui/multi-select'
import { Notice } from '@daftar/ui/notice'
import { RadioCards } from '@daftar/ui/radio-cards'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { initialPhone, PhoneInput } from '../../../shared/session/phone-input.tsx'
import { businessNameQuery } from '../checks.ts'
import type { DocumentForm } from '../../../shared/company-form/document-form.ts'
import { countryWords, optionsOf, volumeWords } from '@daftar/words/onboarding/option-words'
import { ChoiceInput } from '../../../shared/company-form/parts/choice-input.tsx'
import { TextInput } from '../../../shared/company-form/parts/text-input.tsx'

/** Who applies, and for which business (DEC-ONB-2). */
export function BasicInfoStep({ form }: { form: DocumentForm }) {
  return (
    <>
      <Contact form={form} />
      <BusinessName form={form} />
      <Countries form={form} />
      {form.isAsked('basic_info.annual_volume') ? <Volume form={form} /> : null}
    </>
  )
}

/** What was proven at the sign-in is not typed again. */
function Contact({ form }: { form: DocumentForm }) {
  const account = useAccount()
  const { email } = form.document.basic_info
  const isProven = email !== '' && email === account.email
  return (
    <>
      <TextInput form={form} path="basic_info.first_name" autoComplete="given-name" maxLength={60} />
      <TextInput form={form} path="basic_info.last_name" autoComplete="family-name" maxLength={60} />
      <TextInput
        form={form}
        path="basic_info.email"
        type="email"
        autoComplete="email"
        maxLength={254}
        readOnly={isProven}
        hint={isProven ? m.apply_confirmed_contact() : undefined}
      />
      {form.isAsked('basic_info.phone') ? <Phone form={form} proven={account.phone} /> : null}
    </>
  )
}

function Phone({ form, proven }: { form: DocumentForm; proven: string | null }) {
  const { phone } = form.document.basic_info
  const [typed, setTyped] = useState(() => splitPhone(phone) ?? initialPhone(proven))
  const value = phone === '' ? { ...typed, national: '' } : (splitPhone(phone) ?? typed)
  const isProven = phone !== '' && phone === proven
  const error = form.errorAt('basic_info.phone')
  return (
    <PhoneInput
      id="basic_info.phone"
      label={m.apply_phone()}
      value={value}
      disabled={isProven}
      onBlur={() => form.leave('basic_info.phone')}
      onValueChange={(next) => {
        setTyped(next)
        form.set('basic_info', { phone: next.national === '' ? '' : joinPhone(next) })
      }}
      {...(isProven && { hint: m.apply_confirmed_contact() })}
      {...(error !== undefined && { error })}
    />
  )
}

/** A name that sells already warns, and stops nobody (DEC-ONB-44). */
function BusinessName({ form }: { form: DocumentForm }) {
  const { business_name: name } = form.document.basic_info
  const [left, setLeft] = useState('')
  const { data } = useQuery({ ...businessNameQuery(left), enabled: left.trim().length >= 2 })
  if (!form.isAsked('basic_info.business_name')) return null
  return (
    <>
      <TextInput
        form={form}
        path="basic_info.business_name"
        autoComplete="organization"
        maxLength={100}
        hint={m.apply_business_name_hint()}
        onBlur={() => setLeft(name)}
      />
      {left === name && data?.kind === 'found' && data.found.exists ? (
        <Notice tone="warning" live="status">
          {m.apply_business_name_exists()}
        </Notice>
      ) : null}
    </>
  )
}

function Countries({ form }: { form: DocumentForm }) {
  const { basic_info: info } = form.document
  if (!form.isAsked('basic_info.country_of_main_operations')) return null
  const others = onboardingCountries.filter((one) => one !== info.country_of_main_operations)
  return (
    <>
      <ChoiceInput
        form={form}
        path="basic_info.country_of_main_operations"
        options={optionsOf(onboardingCountries, countryWords)}
        hint={info.country_of_main_operations === '' ? undefined : m.apply_country_change()}
      />
      <Checkbox
        id="basic_info.is_operating_in_other_countries"
        label={m.apply_other_countries_ask()}
        checked={info.is_operating_in_other_countries}
        onValueChange={(on) =>
          form.set('basic_info', {
            is_operating_in_other_countries: on,
            other_countries: on ? info.other_countries : [],
          })
        }
      />
      {info.is_operating_in_other_countries ? (
        <MultiSelect
          id="basic_info.other_countries"
          label={m.apply_other_countries()}
          placeholder={m.apply_choose()}
          options={optionsOf(others, countryWords)}
          values={info.other_countries}
          onValuesChange={(other_countries) => form.set('basic_info', { other_countries })}
          onBlur={() => form.leave('basic_info.other_countries')}
          error={form.errorAt('basic_info.other_countries')}
        />
      ) : null}
    </>
  )
}

function Volume({ form }: { form: DocumentForm }) {
  return (
    <RadioCards
      id="basic_info.annual_volume"
      label={m.apply_annual_volume()}
      hint={m.apply_annual_volume_hint()}
      layout="columns"
      options={optionsOf(annualVolumes, volumeWords)}
      value={form.document.basic_info.annual_volume || null}
      onValueChange={(annual_volume) => form.set('basic_info', { annual_volume })}
      error={form.errorAt('basic_info.annual_volume')}
    />
  )
}
