import type { StepName } from '@daftar/rules/capital/applications/steps'
import type { Fact } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import type { Application } from '../wire.ts'

/** What an application holds for one step, in words. */
export function stepFacts(application: Application, step: StepName): Fact[] {
  switch (step) {
    case 'customize_your_offer':
      return [
        {
          id: 'amount',
          label: m.wizard_amount(),
          value: <Money value={application.amount} currency={application.currency} />,
        },
        { id: 'tenor', label: m.wizard_tenor(), value: m.capital_weeks({ count: application.tenor }) },
      ]
    case 'bank_statements':
      return application.bank_statements.map(({ url, name }) => ({
        id: url,
        label: m.wizard_step_statements(),
        value: <Typed>{name}</Typed>,
      }))
    case 'social_networks':
      return linkFacts(application)
    case 'location_details':
      return locationFacts(application)
    case 'preapproved_legal_info':
    case 'kyb_legal_info':
      return legalFacts(application)
    case 'sales_data':
      return []
  }
}

function linkFacts({ social_networks: social }: Application): Fact[] {
  const links = [
    { id: 'instagram', label: m.wizard_instagram(), text: social?.instagram },
    { id: 'facebook', label: m.wizard_facebook(), text: social?.facebook },
    ...(social?.others ?? []).map((text) => ({ id: text, label: m.wizard_other_link(), text })),
  ]
  return links.map(({ id, label, text }) => ({ id, label, value: code(text) }))
}

function locationFacts({ location_details: location }: Application): Fact[] {
  return [
    { id: 'address', label: m.wizard_address(), value: words(location?.address) },
    { id: 'maps', label: m.wizard_maps_link(), value: code(location?.google_maps_link) },
    { id: 'contract', label: m.wizard_rental_contract(), value: file(location?.rental_contract_url) },
    { id: 'photo', label: m.wizard_storefront_photo(), value: file(location?.storefront_photo_url) },
  ]
}

function legalFacts({ legal_info: legal, authorized_signatory: signatory }: Application): Fact[] {
  return [
    { id: 'name', label: m.wizard_company_name(), value: words(legal?.company_name) },
    { id: 'number', label: m.wizard_licence_number(), value: code(legal?.cr_number) },
    { id: 'address', label: m.wizard_company_address(), value: words(legal?.company_address) },
    { id: 'signatory', label: m.wizard_signatory_name(), value: words(signatory?.name) },
    { id: 'email', label: m.wizard_signatory_email(), value: code(signatory?.email) },
    { id: 'phone', label: m.wizard_signatory_phone(), value: code(signatory?.phone) },
  ]
}

function words(text: string | null | undefined) {
  return text ? <Typed>{text}</Typed> : m.common_dash()
}

function code(text: string | null | undefined) {
  return text ? <Ltr>{text}</Ltr> : m.common_dash()
}

function file(url: string | null | undefined) {
  return url ? m.wizard_file_uploaded() : m.common_dash()
}
