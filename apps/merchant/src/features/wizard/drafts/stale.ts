import type { StepName } from '@daftar/rules/capital/applications/steps'
import type { Application, UpdateApplicationBody } from '../wire.ts'

/** What an application holds for one step, as text to compare: two that read the same hold the same. */
function storedStep(application: Application, step: StepName): string {
  return reads(partOf(application, step))
}

/**
 * What to do when somebody saved in between: save again on the newer version, as long as the step that is
 * edited is what it was when the form was filled; otherwise the merchant decides.
 */
export function afterStale(before: Application, latest: Application, step: StepName): 'save_again' | 'ask' {
  return storedStep(before, step) === storedStep(latest, step) ? 'save_again' : 'ask'
}

function partOf(application: Application, step: StepName): unknown {
  switch (step) {
    case 'customize_your_offer':
      return [application.amount, application.tenor]
    case 'bank_statements':
      return application.bank_statements.map(({ url }) => url)
    case 'social_networks':
      return application.social_networks
    case 'location_details':
      return application.location_details
    case 'preapproved_legal_info':
    case 'kyb_legal_info':
      return [application.legal_info, application.authorized_signatory]
    case 'sales_data':
      return null
  }
}

/**
 * Whether an application already holds what a save would write: the answer to the save was lost on its way,
 * and a repeat finds its own work.
 */
export function holds(application: Application, body: UpdateApplicationBody): boolean {
  const {
    bank_statements: statements,
    social_networks: social,
    location_details: location,
    legal_info: legal,
  } = body
  return (
    (body.amount === undefined || body.amount === application.amount) &&
    (body.tenor === undefined || body.tenor === application.tenor) &&
    (!statements ||
      reads(statements.map(({ url }) => url)) === reads(application.bank_statements.map(({ url }) => url))) &&
    !statements?.some(({ password }) => password) &&
    (!social || reads(social) === reads(application.social_networks)) &&
    (!location || reads(location) === reads(application.location_details)) &&
    (!legal || ('signatory_phone' in legal && isSameLegal(application, legal)))
  )
}

function isSameLegal(
  { legal_info: info, authorized_signatory: signatory }: Application,
  legal: Extract<NonNullable<UpdateApplicationBody['legal_info']>, { signatory_phone: string }>,
): boolean {
  return (
    info?.company_name === legal.company_name &&
    info.cr_number === legal.cr_number &&
    info.company_address === legal.company_address &&
    info.cr_file === legal.cr_file &&
    signatory?.name === legal.signatory_name &&
    signatory.email === legal.signatory_email &&
    signatory.phone === legal.signatory_phone
  )
}

/** The same whatever the order of an object's fields. */
function reads(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}
